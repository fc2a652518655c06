/** The login role: it decides what somebody may do at all. */
export const ACCESS_ROLES = ['admin', 'client', 'Student'] as const;
export type AccessRole = (typeof ACCESS_ROLES)[number];

/** The permission roles that come with the product: their names stay, and they cannot be deleted. */
export const BUILT_IN_ROLES = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];
/**
 * The name of a permission role. Given to client accounts, none, one or several; an admin counts as administrator.
 * Which roles there are is known to the database alone: the server checks that there is such a role.
 */
export type PermissionRole = string;

export const ACTIONS = ['read', 'manage'] as const;
export type Action = (typeof ACTIONS)[number];

/** The areas of the product that a rule can speak of. */
export const AREAS = [
  'User',
  'Audit',
  'Question',
  'Email',
  'Chat',
  'Todo',
  'Calendar',
  'Kanban',
  'OthersTasks',
  'Invoice',
  'Shop',
  'Permission',
  'Blog',
  'Help',
  'Dashboard',
  'DataTable',
  'System',
] as const;
export type Area = (typeof AREAS)[number];
export type Subject = Area | 'ACL' | 'Auth' | 'Student' | 'all';

export interface Rule {
  action: Action;
  subject: Subject;
}

/** The nine named permissions. Their names can be changed; the key stays and says what they open. */
export const PERMISSION_KEYS = [
  'management',
  'billing-and-roles',
  'add-remove-users',
  'project-planning',
  'email-sequences',
  'client-communication',
  'only-view',
  'financial-management',
  'others-tasks',
] as const;
export type PermissionKey = (typeof PERMISSION_KEYS)[number];

/** Who has it manages roles. The administrator role always keeps it: somebody has to. */
export const MASTER_KEY = 'billing-and-roles' satisfies PermissionKey;

const manage = (...subjects: Area[]): Rule[] => subjects.map((subject) => ({ action: 'manage', subject }));
const read = (...subjects: Area[]): Rule[] => subjects.map((subject) => ({ action: 'read', subject }));

/** What each named permission opens in the API: the one table. */
export const PERMISSION_GRANTS: Record<PermissionKey, { name: string; roles: BuiltInRole[]; rules: Rule[] }> = {
  management: {
    name: 'Management',
    roles: ['administrator'],
    rules: manage('Dashboard', 'DataTable', 'Question', 'Blog', 'Help', 'System', 'Audit'),
  },
  'billing-and-roles': {
    name: 'Manage Billing & Roles',
    roles: ['administrator'],
    rules: manage('Permission', 'Invoice'),
  },
  'add-remove-users': { name: 'Add & Remove Users', roles: ['administrator', 'manager'], rules: manage('User') },
  'project-planning': {
    name: 'Project Planning',
    roles: ['administrator', 'user', 'support'],
    rules: manage('Kanban', 'Calendar', 'Todo'),
  },
  'email-sequences': {
    name: 'Manage Email Sequences',
    roles: ['administrator', 'user', 'support'],
    rules: manage('Email'),
  },
  'client-communication': {
    name: 'Client Communication',
    roles: ['administrator', 'manager'],
    rules: manage('Chat', 'Email'),
  },
  'only-view': {
    name: 'Only View',
    roles: ['administrator', 'restricted-user'],
    rules: read('Dashboard', 'DataTable', 'Kanban', 'Invoice', 'Shop', 'Blog', 'Help', 'Question'),
  },
  'financial-management': {
    name: 'Financial Management',
    roles: ['administrator', 'manager'],
    rules: manage('Invoice', 'Shop'),
  },
  'others-tasks': { name: "Manage Others' Tasks", roles: ['administrator', 'support'], rules: manage('OthersTasks') },
};

const BASE_RULES: Record<AccessRole, Rule[]> = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
  Student: [{ action: 'read', subject: 'Student' }],
};

export const ANONYMOUS_RULES: Rule[] = [{ action: 'read', subject: 'Auth' }];

/** The rule set both sides build their ability from. Permissions count for clients alone. */
export function rulesFor(access: AccessRole, permissions: readonly PermissionKey[]): Rule[] {
  const base = BASE_RULES[access];
  if (access !== 'client') return base;
  const granted = new Map<string, Rule>();
  for (const key of permissions) {
    for (const one of PERMISSION_GRANTS[key].rules) granted.set(`${one.action} ${one.subject}`, one);
  }
  return [...base, ...granted.values()];
}
