import { z } from 'zod';
import { extend, omit } from 'zod/mini';
import { PERMISSION_KEYS } from '#contract/access.ts';
import { permissionRole, rule } from '#contract/accessRules.ts';
import { id, onceKey } from '#contract/ids.ts';
import { exportFormat, yesOrNo } from '#contract/list.ts';
import { PERSON_STATUSES } from '#features/people/listContract.ts';
import { holdersMatch, permissionsMatch, permissionsQuery } from './listContract.ts';

const name = (most: number) =>
  z.string('Enter the name.').trim().min(1, 'Enter the name.').max(most, `Use at most ${most} characters.`);

/** `all=false` leaves `allData` empty: a list that shows a page has no use for a thousand rows. */
export const permissionsAsk = extend(permissionsQuery, { all: z._default(yesOrNo, true) });

const permissionRow = z.object({
  id: z.number(),
  name: z.string(),
  assignedTo: z.array(permissionRole),
  /** As people read it, in UTC: `14 Apr 2021, 8:43 PM`. */
  createdDate: z.string(),
  createdAt: z.string(),
  /** Which of the nine it is, and with it what it opens. Null: it opens nothing yet. */
  key: z.enum(PERMISSION_KEYS).nullable(),
  /** Why the asking person may not delete it. */
  refused: z.object({ delete: z.string().nullable() }),
});
export type PermissionRow = z.infer<typeof permissionRow>;
export const onePermission = z.object({ permission: permissionRow });

export const permissionsPage = z.object({
  /** The query as it was understood. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  allData: z.array(permissionRow),
  total: z.number(),
  about: z.boolean().optional(),
  permissions: z.array(permissionRow),
});

export const permissionName = z.object({ name: name(100) });
export const newPermission = z.object({ permission: permissionName, key: onceKey });
export const permissionChange = permissionName.extend({
  id,
  /** The name that was changed: who renames over a name that they did not see is told. */
  seen: z.string('Write a text.').optional(),
});

const someOf = z.array(id).max(10_000, 'Choose at most 10,000.').optional();
const eitherOr = { message: 'Send either ids or match.', path: ['ids'] };
const isOne = (bulk: { ids?: unknown; match?: unknown }) => (bulk.ids === undefined) !== (bulk.match === undefined);

export const permissionsBulk = z
  .object({ action: z.literal('delete', 'Choose what to do.'), ids: someOf, match: z.optional(permissionsMatch) })
  .refine(isOne, eitherOr);

export const permissionsExport = extend(omit(permissionsQuery, { page: true, perPage: true }), {
  format: exportFormat,
  ids: z
    .string()
    .regex(/^\d+(,\d+)*$/, 'Give ids with commas between them.')
    .optional(),
});

/** Names stand in addresses and in lists with commas, so some signs are left out. */
const roleName = name(60).regex(
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._&'’()-]*$/u,
  'Begin with a letter or a digit, and use letters, digits, spaces and - . _ & only.',
);
const description = z.string('Write a text.').trim().max(300, 'Use at most 300 characters.');
const versionSeen = z.number('Give a number.').int('Give a whole number.');

const permissionIds = z.array(id).max(1_000, 'Choose at most 1,000.');

/** What is written about a role. */
export const roleWords = z.object({ name: roleName, description });

export const roleBody = z.object({
  name: roleName,
  description: description.default(''),
  /** The role whose permissions it starts with. */
  copyOf: permissionRole.optional(),
  /** Or these. */
  permissionIds: permissionIds.optional(),
  key: onceKey,
});
export const roleChange = z.object({
  /** The version that was changed. */
  version: versionSeen,
  name: roleName.optional(),
  description: description.optional(),
  permissionIds: permissionIds.optional(),
});

const face = z.object({ id: z.number(), fullName: z.string(), avatar: z.string().nullable() });
export type Face = z.infer<typeof face>;

export const role = z.object({
  name: permissionRole,
  description: z.string(),
  builtIn: z.boolean(),
  createdAt: z.string(),
  version: z.number(),
  permissionIds: z.array(z.number()),
  /** Client accounts that hold it. */
  people: z.number(),
  /** Whoever may do everything counts as administrator. */
  admins: z.number(),
  /** The first of them. */
  faces: z.array(face),
  /** What the asking person may not do with it, each with the reason. */
  refused: z.object({ rename: z.string().nullable(), delete: z.string().nullable(), give: z.string().nullable() }),
});
export type Role = z.infer<typeof role>;

export const rolesAnswer = z.object({
  roles: z.array(role),
  permissions: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      key: z.enum(PERMISSION_KEYS).nullable(),
      /** Why the asking person can neither give nor take it. */
      refused: z.string().nullable(),
    }),
  ),
  /** Standard permissions that were deleted. */
  missing: z.array(z.enum(PERMISSION_KEYS)),
});
export type RolesAnswer = z.infer<typeof rolesAnswer>;
export const oneRole = z.object({ role });
export const roleNames = z.object({ roles: z.array(permissionRole) });
export const restored = z.object({ restored: z.array(z.string()) });

/** Body of PUT /api/roles/permissions: all of it is saved or, when somebody changed one of them meanwhile, nothing. */
export const rolePermissions = z.object({
  roles: z
    .array(z.object({ role: permissionRole, version: versionSeen, permissionIds }))
    .min(1, 'Choose at least 1.')
    .max(200, 'Choose at most 200.'),
});
export type RolePermissions = z.infer<typeof rolePermissions>;

/** What is thought of, before it is done. */
export const effectAsk = z.object({
  /** Permissions that would be deleted: some, or those of an address. */
  deletePermissions: z
    .object({ ids: someOf, match: z.optional(permissionsMatch) })
    .refine(isOne, eitherOr)
    .optional(),
  deleteRole: permissionRole.optional(),
  roles: z
    .array(z.object({ role: permissionRole, permissionIds }))
    .max(200, 'Choose at most 200.')
    .optional(),
});
export type EffectAsk = z.infer<typeof effectAsk>;

const share = z.object({ people: z.number(), names: z.array(z.string()), rules: z.array(rule) });
/** Who could do less or more, and what. */
export const effect = z.object({
  losing: share,
  gaining: share,
  /** Client accounts that hold the role which would be deleted. */
  holders: z.object({ people: z.number(), names: z.array(z.string()) }),
});
export type Effect = z.infer<typeof effect>;
export type Share = z.infer<typeof share>;

export const holder = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  status: z.enum(PERSON_STATUSES),
  avatar: z.string().nullable(),
  lastActiveAt: z.string().nullable(),
  roles: z.array(permissionRole),
  /** Why the asking person may not give or take any. */
  refused: z.string().nullable(),
});
export type Holder = z.infer<typeof holder>;
export const holdersPage = z.object({ people: z.array(holder), total: z.number(), about: z.boolean().optional() });
export const oneHolder = z.object({ person: holder });

const someRoles = z.array(permissionRole).max(200, 'Choose at most 200.').default([]);
export const holderChange = z
  .object({ give: someRoles, take: someRoles })
  .refine(({ give, take }) => give.length + take.length > 0, {
    error: 'Choose a role to give or to take.',
    path: ['give'],
  });

export const holdersBulk = z
  .object({
    action: z.enum(['give', 'take'], 'Choose what to do.'),
    role: permissionRole,
    ids: someOf,
    match: z.optional(holdersMatch),
  })
  .refine(isOne, eitherOr);
