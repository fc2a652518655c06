// Loaded into a server before anything else: its clock is ahead by what a file says, and looks again when told to.
import { readFileSync } from 'node:fs';

const Real = Date;
const look = () => Number(readFileSync(process.env.TEST_CLOCK, 'utf8'));
let aheadMs = look();
process.on('SIGUSR2', () => {
  aheadMs = look();
  console.log(`The clock is ahead by ${aheadMs}.`);
});

const now = () => Real.now() + aheadMs;
globalThis.Date = new Proxy(Real, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
