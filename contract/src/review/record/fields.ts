import { z } from 'zod';
import { CSV_TYPE, XLSX_TYPE } from '../../factory/import/import.ts';

/** Subjects of a declaration. */
export const DECLARATION_KINDS = ['factory', 'supply_map', 'flows', 'questionnaire'] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];

export const DECLARATION_STATES = [
  'draft',
  'submitted',
  'in_review',
  'changes_requested',
  'approved',
  'rejected',
  'expired',
  'superseded',
] as const;
export type DeclarationState = (typeof DECLARATION_STATES)[number];

/** Actions on a declaration; its `acts` lists those that are possible now. */
export const DECLARATION_ACTS = [
  'save',
  'askApproval',
  'answerApproval',
  'withdrawApproval',
  'submit',
  'recall',
  'remove',
  'renew',
  'reply',
  'take',
  'release',
  'comment',
  'approve',
  'return',
  'reject',
  'openAction',
] as const;
export type DeclarationAct = (typeof DECLARATION_ACTS)[number];

export const COMMENT_SEVERITIES = ['must', 'should', 'info'] as const;
export type CommentSeverity = (typeof COMMENT_SEVERITIES)[number];

export const REQUEST_STATES = ['open', 'answered', 'declined', 'cancelled'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const REQUESTS_AT_ONCE_MAX = 200;
export const APPROVALS_AT_ONCE_MAX = 100;
export const PURPOSE_MAX = 500;
export const MESSAGE_MAX = 2_000;
export const REVIEW_NOTE_MAX = 2_000;
export const COMMENT_MAX = 2_000;
export const STATEMENT_MAX = 5_000;
/** Limit per round, for all reviewers together. */
export const COMMENTS_MAX = 500;
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
export const ATTACHMENT_TYPES = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  XLSX_TYPE,
  CSV_TYPE,
] as const;
/** Limit per declaration, or per corrective action. */
export const ATTACHMENTS_MAX = 50;
export const VALIDITY_MONTHS_MAX = 60;
export const VALIDITY_MONTHS = 12;

const PATH_MAX = 200;
/**
 * A field of a declaration: `answers.smelters`, `factory.headcount`, `links.<id>`, `flows.<id>`, or a whole group:
 * `links`.
 */
export const fieldPath = z
  .string()
  .min(1)
  .max(PATH_MAX)
  .regex(/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*$/);

/** Returns whether a path is the group itself or below it: a comment on the group also applies to the path. */
export const isWithin = (path: string, group: string) => path === group || path.startsWith(`${group}.`);

export const version = z.int32().min(1);
export const versionInQuery = z.coerce.number<number>().int().min(1).max(2_147_483_647);
