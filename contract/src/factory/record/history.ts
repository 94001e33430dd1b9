import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { moment } from '../../kit/moment.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { FACTORY_READS } from '../reads.ts';
import { shownDetails } from './shown-details.ts';

/** Reasons for a revision. `imported` and `undone` come from a whole import. */
export const REVISION_KINDS = [
  'registered',
  'changed',
  'state_changed',
  'confirmed',
  'restored',
  'imported',
  'undone',
] as const;

const change = z.object({
  /** Path of the field: `headcount.total`, `contacts.0.email`. */
  field: z.string(),
  /** Value as text; null where there was none. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type FactoryChange = z.infer<typeof change>;

const revision = z.object({
  version: z.int(),
  kind: z.enum(REVISION_KINDS),
  at: moment,
  /** Contains no name once the person has left. */
  by: z.string(),
  changes: z.array(change),
});
export type FactoryRevision = z.infer<typeof revision>;

/** Revisions of a factory, and the return to one of them. */
export const factoryHistoryContract = defineContract({
  listFactoryRevisions: {
    summary: 'Lists the changes of a factory, the latest first, each with the old and the new value of every field.',
    method: 'GET',
    path: '/factories/:id/revisions',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), ...pageInput }),
    output: pageOf(revision),
    errors: ['request.not_found'],
  },
  getFactoryRevision: {
    summary: 'Returns all details of an earlier version of a factory.',
    method: 'GET',
    path: '/factories/:id/revisions/:revision',
    access: ROLES,
    input: z.strictObject({ id: z.uuid(), revision: z.coerce.number<number>().int().min(1).max(2_147_483_647) }),
    output: z.object({ version: z.int(), at: moment, details: shownDetails }),
    errors: ['request.not_found'],
  },
  restoreFactory: {
    summary: 'Restores an earlier version of a factory as a new version.',
    method: 'POST',
    path: '/factories/:id/restore',
    access: ['supplier'],
    input: z.strictObject({ id: z.uuid(), version: z.int32().min(1), revision: z.int32().min(1) }),
    output: z.object({ id: z.uuid(), version: z.int() }),
    changes: FACTORY_READS,
    errors: ['request.not_found', 'factory.changed_meanwhile', 'factory.code_taken'],
  },
});
