import { NO_NAMES, type Page, type ScriptNames } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { namesIfAny, namesIn } from '../../kit/db/script-names.ts';

type Look = { at: string; companyId: string; companyNames: ScriptNames; isKnown: boolean; beyond: ScriptNames | null };

/**
 * Returns the looks of other companies at this one, the latest first; the kit keeps the access log. A company is shown
 * by name if it has a link with this one, or has asked it and so named itself. For any other company only the customer
 * is shown through which it reaches this one.
 */
export const findCompanyViews = async (db: Db, companyId: string, { page, size }: Page) => {
  const looks = sql`kit_access look join company_member member on member.user_id = look.actor_id
    where look.company_id = ${companyId} and look.kind = 'company' and member.company_id <> ${companyId}`;
  const { rows } = await sql<Look>`
    select page.at, company.id as "companyId", ${namesIn('company')} as "companyNames", (
        exists (select from supply_link where agreed_at is not null and state <> 'withdrawn'
          and (buyer_company_id = company.id and supplier_company_id = ${companyId}
            or supplier_company_id = company.id and buyer_company_id = ${companyId}))
        or exists (select from supply_grant where grantor_id = ${companyId} and grantee_id = company.id
          and asked_at is not null)
      ) as "isKnown", ${namesIfAny('customer')} as beyond
    from (
      select look.at, look.id, look.record_id, member.company_id from ${looks}
      order by look.at desc, look.id desc limit ${size} offset ${(page - 1) * size}
    ) page
    join company_name company on company.id = page.company_id
    left join company_name customer on customer.id <> ${companyId}
      and customer.id = case when page.record_id ~ '^[0-9a-f-]{36}$' then page.record_id::uuid end
    order by page.at desc, page.id desc`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total from ${looks}`.execute(db);
  const shown = rows.map(({ at, companyId: id, companyNames, isKnown, beyond }) => ({
    at,
    companyId: isKnown ? id : null,
    companyNames: isKnown ? companyNames : NO_NAMES,
    beyond: (!isKnown && beyond) || NO_NAMES,
  }));
  return { rows: shown, total: counted[0]?.total ?? 0 };
};
