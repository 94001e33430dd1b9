import { type contract, dayAfter, type Parsed } from '@ieum/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { everyNameIn } from '../../kit/db/script-names.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';
import { RENEWED_DAYS } from '../record/schedule.ts';

type Listing = Parsed<(typeof contract)['listOwnDeclarations']>;

const WAITING = { mine: ['draft', 'changes_requested'], theirs: ['submitted', 'in_review'] } as const;

/** Returns the ids of a page, last changed first, and the total. */
export const findOwnPage = async (db: Db, companyId: string, today: string, query: Listing) => {
  const { state, kind, waiting, productId, search, page, size } = query;
  let found = db.selectFrom('review_declaration as one').where('one.respondent_company_id', '=', companyId);
  if (state !== '') found = found.where('one.state', '=', state);
  if (kind !== '') found = found.where('one.kind', '=', kind);
  if (productId !== undefined) found = found.where('one.product_id', '=', productId);
  if (waiting === 'renewal') found = found.where(isToRenew(dayAfter(today, RENEWED_DAYS)));
  else if (waiting !== '') found = found.where('one.state', 'in', WAITING[waiting]);
  if (search !== '') found = found.where(speaksOf(search));
  const rows = await found
    .select('one.id')
    .orderBy('one.updated_at', 'desc')
    .orderBy('one.id')
    .limit(size)
    .offset((page - 1) * size)
    .modifyEnd(sql.raw(PLANNED_EACH_TIME))
    .execute();
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
};

/** The approval has ended or ends by a day, and nobody works on the next edition. */
export const isToRenew = (until: string) => sql<SqlBool>`(one.state in ('approved', 'expired')
  and one.valid_to <= ${until}::date
  and not exists (select from review_declaration later where later.line_id = one.line_id and later.edition > one.edition))`;

/** Searches the reviewer, the purpose, the subject and the questionnaire. */
const speaksOf = (search: string) => sql<SqlBool>`(
  select lower(concat_ws(' ', one.purpose, ${everyNameIn('reviewer')}, factory.name, product.name, words.all))
  from (select) none
    left join company_name reviewer on reviewer.id = one.reviewer_company_id
    left join factory on factory.id = one.factory_id
    left join supply_product product on product.id = one.product_id
    left join lateral (
      select string_agg(value, ' ') as all from review_form form, jsonb_each_text(form.name) where form.id = one.form_id
    ) words on true
  ) like all (factory_patterns(factory_words(${search}::text)))`;
