import type { Db } from '../kit/db/database.ts';
import { namesIfAny, namesIn } from '../kit/db/script-names.ts';

/** Locks some requests whose reminder is due. Rows that another process has locked are skipped. */
export const lockRemindableRequests = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('review_request as request')
    .innerJoin('company_name as asker', 'asker.id', 'request.asker_company_id')
    .innerJoin('company_name as supplier', 'supplier.id', 'request.supplier_company_id')
    .select(['request.id', 'request.state', 'request.due_on as dueOn'])
    .select(['asker.id as askerId', namesIn('asker').as('askerNames')])
    .select(['supplier.id as supplierId', namesIn('supplier').as('supplierNames')])
    .where('request.next_reminder_on', '<=', today)
    .orderBy('request.next_reminder_on')
    .orderBy('request.id')
    .limit(limit)
    .forUpdate('request')
    .skipLocked()
    .execute();

export const setNextRequestReminder = async (db: Db, id: string, on: string | null) => {
  await db.updateTable('review_request').set({ next_reminder_on: on }).where('id', '=', id).execute();
};

/** Locks some approvals that end soon or have ended. */
export const lockTurning = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('review_declaration as one')
    .leftJoin('company_name as reviewer', 'reviewer.id', 'one.reviewer_company_id')
    .select(['one.id', 'one.version', 'one.round', 'one.state', 'one.valid_to as validTo'])
    .select(['one.respondent_company_id as respondentId', namesIfAny('reviewer').as('reviewerNames')])
    .where('one.next_turn_on', '<=', today)
    .orderBy('one.next_turn_on')
    .orderBy('one.id')
    .limit(limit)
    .forUpdate('one')
    .skipLocked()
    .execute();

/** Keeps the version, because a reminder changes nothing that people act on. */
export const setNextTurn = async (db: Db, id: string, on: string | null) => {
  await db.updateTable('review_declaration').set({ next_turn_on: on }).where('id', '=', id).execute();
};
