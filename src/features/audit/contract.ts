import { z } from 'zod';
import { anyOf, days, exportFormat, listBase, someIds } from '#contract/list.ts';

/** Everything that is written down, as an administrator looks for it. Language keys hang on these. */
export const AUDIT_GROUPS = {
  signIns: ['signed-in', 'sign-in-failed', 'signed-out', 'session-ended'],
  accounts: [
    'registered',
    'password-changed',
    'password-reset',
    'password-reset-asked',
    'email-verified',
    'email-change-asked',
    'email-changed',
    'data-downloaded',
    'api-key-made',
    'api-key-renamed',
    'api-key-revoked',
    'two-steps-on',
    'two-steps-off',
  ],
  people: [
    'person-added',
    'person-changed',
    'person-suspended',
    'person-reactivated',
    'person-unlocked',
    'person-deleted',
    'role-set',
    'plan-set',
    'plan-cancelled',
    'plan-ended',
    'two-steps-reset',
    'password-reset-sent',
    'password-change-forced',
    'invitation-sent',
    'invitation-revoked',
    'people-imported',
    'people-exported',
    'view-as-started',
    'view-as-ended',
  ],
  questions: [
    'question-added',
    'question-changed',
    'question-restored',
    'question-deleted',
    'questions-imported',
    'questions-exported',
    'category-added',
    'category-changed',
    'category-deleted',
  ],
  invoices: [
    'invoice-added',
    'invoice-changed',
    'invoice-sent',
    'invoice-marked-sent',
    'invoice-opened',
    'payment-added',
    'payment-removed',
    'invoice-link-made',
    'invoice-link-closed',
    'invoice-deleted',
    'invoice-restored',
    'invoice-purged',
    'invoices-exported',
    'invoice-client-added',
    'invoice-client-changed',
    'invoice-settings-changed',
  ],
  shop: [
    'product-added',
    'product-changed',
    'product-published',
    'product-unpublished',
    'product-archived',
    'product-stock-changed',
    'product-deleted',
    'products-exported',
    'review-removed',
  ],
  profile: [
    'announcement-posted',
    'profile-post-removed',
    'profile-post-restored',
    'profile-comment-removed',
    'school-page-added',
    'school-page-changed',
    'school-page-removed',
    'school-page-restored',
    'school-notice-added',
    'school-notice-removed',
    'school-notice-restored',
  ],
  orders: ['order-moved', 'order-cancelled', 'order-refunded', 'orders-exported'],
  kanban: ['board-deleted', 'board-cleared', 'board-restored'],
  blog: [
    'post-changed',
    'post-published',
    'post-unpublished',
    'post-scheduled',
    'post-unscheduled',
    'post-deleted',
    'post-restored',
    'comment-hidden',
    'comment-shown',
    'comment-reports-dismissed',
  ],
  help: [
    'help-added',
    'help-changed',
    'help-published',
    'help-unpublished',
    'help-deleted',
    'help-category-added',
    'help-category-changed',
    'help-category-deleted',
  ],
  employees: ['employee-added', 'employee-changed', 'employee-deleted', 'employees-exported'],
  access: [
    'permission-added',
    'permission-renamed',
    'permission-deleted',
    'permissions-restored',
    'permissions-exported',
    'role-added',
    'role-changed',
    'role-deleted',
    'role-permissions-changed',
    'permission-role-given',
    'permission-role-taken',
  ],
} as const;
const { access, orders, signIns, accounts, people, questions, employees, invoices, kanban, shop, help } = AUDIT_GROUPS;
export const AUDIT_ACTIONS = [
  ...signIns,
  ...accounts,
  ...people,
  ...questions,
  ...employees,
  ...invoices,
  ...kanban,
  ...orders,
  ...AUDIT_GROUPS.blog,
  ...shop,
  ...AUDIT_GROUPS.profile,
  ...access,
  ...help,
  'audit-exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_SUBJECTS = [
  'help-question',
  'help-category',
  'order',
  'person',
  'employee',
  'question',
  'category',
  'session',
  'list',
  'invoice',
  'invoice-client',
  'permission',
  'role',
  'board',
  'profile-post',
  'school-page',
  'school-notice',
  'post',
  'product',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export const AUDIT_SORT_COLUMNS = ['at', 'actor', 'action'] as const;

/** Query of GET /api/audit, and the address bar of the audit log. `person` is whoever did it or whom it was done to. */
export const auditQuery = listBase.extend({
  sort: z.enum(['asc', 'desc'], 'Sort is asc or desc.').default('desc'),
  sortColumn: z.enum(AUDIT_SORT_COLUMNS, `Sort by one of ${AUDIT_SORT_COLUMNS.join(', ')}.`).default('at'),
  action: anyOf(AUDIT_ACTIONS),
  at: days,
  person: someIds,
});
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Names as they were then; an id that is null is of somebody unknown. */
  actor: z.object({ id: z.number().nullable(), name: z.string(), avatar: z.string().nullable() }),
  subject: z.object({ type: z.enum(AUDIT_SUBJECTS), id: z.number().nullable(), name: z.string() }).nullable(),
  /** Who was looking at the product as the actor. */
  viewer: z.object({ id: z.number(), name: z.string() }).nullable(),
  detail: z.record(z.string(), z.unknown()),
  address: z.string(),
  device: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditPage = z.object({
  entries: z.array(auditEntry),
  total: z.number(),
  about: z.boolean().optional(),
});

/** Query of GET /api/audit/export: newest first, whatever the list is sorted by. */
export const auditExport = auditQuery
  .pick({ q: true, action: true, at: true, person: true })
  .extend({ format: exportFormat });
