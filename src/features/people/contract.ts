import { z } from 'zod';
import { _default, extend, omit, pick } from 'zod/mini';
import { accessRole, permissionRole } from '#contract/accessRules.ts';
import { id, onceKey } from '#contract/ids.ts';
import { anyOf, exportFormat, listBase, yesOrNo } from '#contract/list.ts';
import { email, newPassword, username } from '#features/auth/contract.ts';
import { IMPORT_EXISTING, IMPORT_FIELDS } from './choices.ts';
import { PERSON_STATUSES, peopleMatch, peopleQuery } from './listContract.ts';

export const personRow = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  role: accessRole,
  status: z.enum(PERSON_STATUSES),
  avatar: z.string().nullable(),
  createdAt: z.string(),
  lastActiveAt: z.string().nullable(),
});
export type PersonRow = z.infer<typeof personRow>;

/** `about`: the total is an estimate, because counting that many rows would take longer than anybody waits. */
export const peoplePage = z.object({ users: z.array(personRow), total: z.number(), about: z.boolean().optional() });

/** How many people each tab of the users list holds. */
export const peopleCounts = z.object({ all: z.number(), Student: z.number(), client: z.number(), admin: z.number() });

const line = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`);

const personFields = {
  fullName: z.string('Enter the name.').trim().min(1, 'Enter the name.').max(120, 'Use at most 120 characters.'),
  username,
  /** Somebody else's, so the words are not those of one's own. */
  email: z.string('Enter the email.').trim().min(1, 'Enter the email.').pipe(email),
  role: accessRole,
  company: line(120),
  country: line(80),
  contact: line(60),
  /** Counts for clients alone. */
  permissionRoles: z.array(permissionRole),
};

/** Body of POST /api/people. Without a password somebody is invited, or waits to be. */
export const personBody = z.object({
  ...personFields,
  /** Made from the name when left out. */
  username: username.optional(),
  role: accessRole.default('Student'),
  company: personFields.company.default(''),
  country: personFields.country.default(''),
  contact: personFields.contact.default(''),
  permissionRoles: personFields.permissionRoles.default([]),
  /** A mail with a link to choose a password. */
  invite: z.boolean().default(true),
  /** Given out by hand instead; it has to be changed at the first login. */
  password: newPassword.optional(),
  key: onceKey,
});
export type PersonBody = z.infer<typeof personBody>;
const text = z.string('Write a text.');
/** Fields as they stood when somebody began to change them. */
const seen = z
  .object({
    ...{ fullName: text, username: text, email: text, role: accessRole },
    ...{ company: text, country: text, contact: text },
  })
  .partial();

/**
 * Body of PATCH /api/people/:id. `permissionRoles` is all of them; `giveRoles` and `takeRoles` move some and leave the
 * others as they are by then. Of what is `seen`, nobody's change since is written over.
 */
export const personChange = z
  .object({
    ...personFields,
    giveRoles: personFields.permissionRoles,
    takeRoles: personFields.permissionRoles,
    seen,
  })
  .partial();
export type PersonChange = z.infer<typeof personChange>;

/** Everything about one person that an administrator sees. */
export const personDetail = personRow.extend({
  company: z.string(),
  country: z.string(),
  contact: z.string(),
  permissionRoles: z.array(permissionRole),
  emailVerified: z.boolean(),
  twoSteps: z.boolean(),
  hasPassword: z.boolean(),
  mustChangePassword: z.boolean(),
  /** Seconds for which failed logins keep the account closed; 0 when it is open. */
  lockedFor: z.number(),
  /** The invitation that is still good. */
  invitation: z.object({ sentAt: z.string(), expiresAt: z.string() }).nullable(),
  /** What the asking person may not do to this one, each with the reason. */
  refused: z.object({
    /** Everything but the ones below. */
    change: z.string().nullable(),
    email: z.string().nullable(),
    suspend: z.string().nullable(),
    role: z.string().nullable(),
    delete: z.string().nullable(),
    viewAs: z.string().nullable(),
  }),
});
export type PersonDetail = z.infer<typeof personDetail>;
export const onePerson = z.object({ person: personDetail });

/** What deleting somebody takes along, and what stays without them. */
export const belongings = z.object({
  gone: z.record(z.string(), z.number()),
  kept: z.record(z.string(), z.number()),
});
export type Belongings = z.infer<typeof belongings>;

const which = {
  ids: z.array(id).max(10_000, 'Choose at most 10,000.').optional(),
  match: z.optional(peopleMatch),
  /** Made by the sender once per deed: sent again, it is done once. */
  key: onceKey,
};
export const peopleBulk = z
  .discriminatedUnion(
    'action',
    [
      z.object({ action: z.literal('suspend'), ...which }),
      z.object({ action: z.literal('reactivate'), ...which }),
      z.object({ action: z.literal('role'), role: accessRole, ...which }),
      z.object({ action: z.literal('delete'), ...which }),
    ],
    'Choose what to do.',
  )
  .refine((bulk) => (bulk.ids === undefined) !== (bulk.match === undefined), {
    message: 'Send either ids or match.',
    path: ['ids'],
  });
export type PeopleBulk = z.infer<typeof peopleBulk>;

/** Query of GET /api/people/export: a format, and the list's address or some ids. */
export const peopleExport = extend(omit(peopleQuery, { page: true, perPage: true }), {
  format: exportFormat,
  ids: z
    .string()
    .regex(/^\d+(,\d+)*$/, 'Give ids with commas between them.')
    .optional(),
});

/** Body of POST /api/people/export: more ids than an address holds. */
export const peopleExportBody = extend(pick(peopleQuery, { sort: true, sortColumn: true }), {
  format: exportFormat,
  ids: z.array(id).max(10_000, 'Choose at most 10,000.'),
});

/** What is taken at once. */
export const IMPORT_BYTES = 20 * 1024 * 1024;
export const IMPORT_ROWS = 50_000;

/** What to do with the file: which column is what (null: leave it out), what happens to people who are there already. */
export const importPlan = z.object({
  columns: z.array(z.enum(IMPORT_FIELDS).nullable()).max(100),
  existing: z.enum(IMPORT_EXISTING).default('update'),
  /** The role of new people for whom the file says none. */
  role: accessRole.default('Student'),
  invite: z.boolean().default(false),
});
export type ImportPlan = z.infer<typeof importPlan>;

export const importRow = z.object({
  /** The line in the file. */
  line: z.number(),
  cells: z.array(z.string()),
  outcome: z.enum(['create', 'update', 'same', 'skip', 'wrong']),
  /** What is wrong, by column number. -1 is the row as a whole. */
  problems: z.array(z.object({ column: z.number(), message: z.string() })),
});
export type ImportRow = z.infer<typeof importRow>;

export const peopleImport = z.object({
  id: z.string(),
  fileName: z.string(),
  headings: z.array(z.string()),
  plan: importPlan,
  rows: z.number(),
  counts: z.object({
    create: z.number(),
    update: z.number(),
    same: z.number(),
    skip: z.number(),
    wrong: z.number(),
  }),
  /** What keeps the whole file from being taken, such as a missing email column. */
  problems: z.array(z.string()),
  /** Null until it is run. */
  jobId: z.string().nullable(),
});
export type PeopleImport = z.infer<typeof peopleImport>;
export const oneImport = z.object({ import: peopleImport });
export const importRowsQuery = z.object({
  outcome: anyOf(['create', 'update', 'same', 'skip', 'wrong']),
  page: listBase.shape.page,
  perPage: listBase.shape.perPage,
});
/** `parted`: each problem of a row in a line of its own. */
export const importFailedQuery = z.object({ parted: _default(yesOrNo, false) });
export const importRows = z.object({ rows: z.array(importRow), total: z.number() });
