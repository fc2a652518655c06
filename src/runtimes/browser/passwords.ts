import { argon2id, argon2Verify } from 'hash-wasm';
import type { Deps } from '#api/deps.ts';

/** Lighter than on a server: the passwords of a demo are printed on its login page, and phones run it too. */
const COST = { parallelism: 1, iterations: 2, memorySize: 4096, hashLength: 32 };

export const passwords: Deps['passwords'] = {
  hash: (password) =>
    argon2id({ ...COST, password, salt: crypto.getRandomValues(new Uint8Array(16)), outputType: 'encoded' }),
  verify: (stored, password) => argon2Verify({ hash: stored, password }),
};
