/** What a column of an import can be. First and last name together make the full one. */
export const IMPORT_FIELDS = [
  'id',
  'fullName',
  'firstName',
  'lastName',
  'username',
  'email',
  'role',
  'status',
  'company',
  'country',
  'contact',
  'password',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const IMPORT_EXISTING = ['update', 'skip', 'refuse'] as const;
