import type { DeclarationKind, RequestState } from '@ieum/contract';
import { type Generated, type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    review_request: {
      id: Generated<string>;
      asker_company_id: string;
      supplier_company_id: string;
      kind: DeclarationKind;
      form_id: string | null;
      link_id: string | null;
      period_from: Generated<string>;
      period_to: Generated<string>;
      purpose: string;
      message: Generated<string>;
      due_on: string;
      validity_months: number;
      needs_two: Generated<boolean>;
      state: Generated<RequestState>;
      reason: Generated<string>;
      forwarded_from_id: string | null;
      created_at: string;
      created_by: string | null;
      reminded_at: string | null;
      next_reminder_on: string | null;
    };
  }
}

const columns = [
  'id',
  'asker_company_id as askerId',
  'supplier_company_id as supplierId',
  'kind',
  'form_id as formId',
  'link_id as linkId',
  'period_from as from',
  'period_to as to',
  'purpose',
  'message',
  'due_on as dueOn',
  'validity_months as validityMonths',
  'needs_two as needsTwo',
  'state',
  'reminded_at as remindedAt',
] as const;
export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

const ofCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('review_request')
    .select(columns)
    .where((eb) => eb.or([eb('asker_company_id', '=', companyId), eb('supplier_company_id', '=', companyId)]));

/** Returns a request only to its two sides. For everybody else it does not exist. */
export const findRequest = (db: Db, companyId: string, id: string) =>
  ofCompany(db, companyId).where('id', '=', id).executeTakeFirst();

export const lockRequest = (db: Db, companyId: string, id: string) =>
  ofCompany(db, companyId).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertRequests = async (db: Db, rows: Insertable<Tables['review_request']>[]) => {
  const made = await db
    .insertInto('review_request')
    .values(rows)
    .returning(['id', 'supplier_company_id as supplierId'])
    .execute();
  return made;
};

export const updateRequest = async (db: Db, id: string, change: Updateable<Tables['review_request']>) => {
  await db.updateTable('review_request').set(change).where('id', '=', id).execute();
};

type Alike = { kind: DeclarationKind; formId: string | null; from: string; to: string };

/** Finds equal requests to these suppliers that are still open. For a questionnaire, any of its versions counts. */
export const findOpenAlike = (db: Db, askerId: string, supplierIds: string[], { kind, formId, from, to }: Alike) =>
  db
    .selectFrom('review_request as one')
    .select(['one.id', 'one.supplier_company_id as supplierId', 'one.link_id as linkId'])
    .where('one.asker_company_id', '=', askerId)
    .where('one.supplier_company_id', 'in', supplierIds)
    .where('one.state', '=', 'open')
    .where('one.kind', '=', kind)
    .where('one.period_from', '=', from)
    .where('one.period_to', '=', to)
    .$if(formId !== null, (query) =>
      query.where(
        sql<boolean>`exists (select from review_form other, review_form own
          where other.id = one.form_id and own.id = ${formId}
            and (other.template_id, other.ready_key) is not distinct from (own.template_id, own.ready_key))`,
      ),
    )
    .execute();

/** Gives unfinished answers the due date of their request. */
export const updateDueOfAnswers = async (db: Db, requestId: string, dueOn: string) => {
  await db
    .updateTable('review_declaration')
    .set({ due_on: dueOn })
    .where('request_id', '=', requestId)
    .where('state', 'in', ['draft', 'submitted', 'in_review', 'changes_requested'])
    .execute();
};

/** Finds the newest edition of the answer to a request. */
export const findAnswer = (db: Db, requestId: string) =>
  db
    .selectFrom('review_declaration')
    .select('id')
    .where('request_id', '=', requestId)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the supplier's product of a link. */
export const findLinkedProduct = async (db: Db, linkId: string) =>
  (
    await db
      .selectFrom('supply_link')
      .select('supplier_product_id as productId')
      .where('id', '=', linkId)
      .executeTakeFirst()
  )?.productId;

/** Opens a request again, unless an equal one is open meanwhile. */
export const reopenRequest = async (db: Db, id: string, nextReminderOn: string | null) => {
  await sql`
    update review_request one set state = 'open', next_reminder_on = ${nextReminderOn}
    where id = ${id} and state = 'answered' and not exists (
      select from review_request other where other.state = 'open'
        and (other.asker_company_id, other.supplier_company_id, other.kind, other.period_from, other.period_to)
          = (one.asker_company_id, one.supplier_company_id, one.kind, one.period_from, one.period_to)
        and (other.form_id, other.link_id) is not distinct from (one.form_id, one.link_id)
    )`.execute(db);
};
