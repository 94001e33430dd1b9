import type { ACTION_EVENTS } from '@ieum/contract';
import type { Generated, Insertable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';
import type { ActionSide } from './action.rules.ts';

export type ActionEventKind = (typeof ACTION_EVENTS)[number];

declare module '../../kit/db/database.ts' {
  interface Tables {
    review_action_evidence: {
      id: Generated<string>;
      action_id: string;
      document_id: string;
      is_submitted: Generated<boolean>;
      created_at: string;
    };
    review_action_event: {
      id: Generated<string>;
      action_id: string;
      kind: ActionEventKind;
      side: ActionSide | null;
      by: string | null;
      note: Generated<string>;
      at: string;
    };
  }
}

export const insertActionEvent = async (db: Db, row: Insertable<Tables['review_action_event']>) => {
  await db.insertInto('review_action_event').values(row).execute();
};

/** Lists the oldest event first. */
export const findActionEvents = (db: Db, actionId: string) =>
  db
    .selectFrom('review_action_event as event')
    .leftJoin('account_person as person', 'person.id', 'event.by')
    .select(['event.id', 'event.kind', 'event.side', 'event.at', 'event.note', 'person.name as person'])
    .where('event.action_id', '=', actionId)
    .orderBy('event.at')
    .orderBy('event.id')
    .execute();

/** Returns the person who submitted the task last. */
export const findLastSubmitter = async (db: Db, actionId: string) => {
  const found = await db
    .selectFrom('review_action_event')
    .select('by')
    .where('action_id', '=', actionId)
    .where('kind', '=', 'submitted')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.by ?? null;
};

const evidence = (db: Db) =>
  db
    .selectFrom('review_action_evidence as evidence')
    .innerJoin('document', 'document.id', 'evidence.document_id')
    .select(['evidence.id', 'evidence.created_at as at', 'evidence.is_submitted as isSubmitted'])
    .select(['document.name', 'document.size', 'document.media_type as mediaType']);

export const findActionEvidence = (db: Db, actionId: string) =>
  evidence(db)
    .where('evidence.action_id', '=', actionId)
    .orderBy('evidence.created_at')
    .orderBy('evidence.id')
    .execute();

export const findOneEvidence = (db: Db, id: string) => evidence(db).where('evidence.id', '=', id).executeTakeFirst();

export const countActionEvidence = async (db: Db, actionId: string) => {
  const { total } = await db
    .selectFrom('review_action_evidence')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('action_id', '=', actionId)
    .executeTakeFirstOrThrow();
  return total;
};

export const insertActionEvidence = (db: Db, row: Insertable<Tables['review_action_evidence']>) =>
  db.insertInto('review_action_evidence').values(row).returning('id').executeTakeFirstOrThrow();

/** Finds the task of a file without checking who may see it. */
export const findEvidenceAction = (db: Db, id: string) =>
  db
    .selectFrom('review_action_evidence')
    .select(['action_id as actionId', 'is_submitted as isSubmitted'])
    .where('id', '=', id)
    .executeTakeFirst();

export const deleteActionEvidence = (db: Db, id: string) =>
  db
    .deleteFrom('review_action_evidence')
    .where('id', '=', id)
    .where('is_submitted', '=', false)
    .returning('document_id as documentId')
    .executeTakeFirst();

/** Returns the number of files that were not submitted before. */
export const submitEvidence = async (db: Db, actionId: string) => {
  const rows = await db
    .updateTable('review_action_evidence')
    .set({ is_submitted: true })
    .where('action_id', '=', actionId)
    .where('is_submitted', '=', false)
    .returning('id')
    .execute();
  return rows.length;
};
