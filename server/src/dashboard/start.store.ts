import type { StartStep } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';

type Found = Record<StartStep, boolean> & { isBeingVerified: boolean; isNew: boolean };

const NOTHING: Found = {
  verify: false,
  factory: false,
  certificate: false,
  product: false,
  invitation: false,
  isBeingVerified: false,
  isNew: true,
};

/**
 * Finds the first steps that a company has taken. A link to a supplier that is registered already counts like an
 * invitation.
 */
export const findStart = async (db: Db, companyId: string, newSince: Date) => {
  const { rows } = await sql<Found>`
    select company.state = 'verified' as verify, company.created_at > ${newSince} as "isNew",
      company.state <> 'verified' and exists (select from company_case one where one.company_id = company.id
        and one.kind = 'claim' and one.state in ('submitted', 'in_review') and exists (select from company_case_round round
          where round.case_id = one.id and round.confirmed_at is not null)) as "isBeingVerified",
      exists (select from factory_shown where company_id = company.id) as factory,
      exists (select from factory_certificate where company_id = company.id) as certificate,
      exists (select from supply_product where company_id = company.id) as product,
      exists (select from supply_invitation where company_id = company.id)
        or exists (select from supply_link where buyer_company_id = company.id and proposed_by = 'buyer') as invitation
    from company where company.id = ${companyId}`.execute(db);
  return rows[0] ?? NOTHING;
};
