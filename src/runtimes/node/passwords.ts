import { hash, verify } from '@node-rs/argon2';
import type { Deps } from '#api/deps.ts';

// argon2id; memory and passes as OWASP recommends for a server.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const passwords: Deps['passwords'] = {
  hash: (password) => hash(password, COST),
  verify: (stored, password) => verify(stored, password),
};
