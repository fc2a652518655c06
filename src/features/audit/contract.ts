import { z } from 'zod';
import { extend, pick } from 'zod/mini';
import { exportFormat } from '#contract/list.ts';
import { AUDIT_ACTIONS, auditQuery } from './listContract.ts';

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
export const oneEntry = z.object({ entry: auditEntry });

/** Query of GET /api/audit/export: newest first, whatever the list is sorted by. */
export const auditExport = extend(pick(auditQuery, { q: true, action: true, at: true, person: true }), {
  format: exportFormat,
});
