import { COMMON_PASSWORDS } from './commonPasswords.ts';

export const PASSWORD_MIN = 8;
export const isCommon = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase());

/** The rules forms show while typing; the server checks the same ones. */
export const PASSWORD_RULES = {
  length: (password: string) => password.length >= PASSWORD_MIN,
  uncommon: (password: string) => password.length > 0 && !isCommon(password),
} as const;
