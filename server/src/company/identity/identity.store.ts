import type { Identity } from '@ieum/contract';
import type { Generated } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { NAMES, nameColumns } from '../../kit/db/script-names.ts';
import { cases, takeCase } from '../verification/case.store.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    company_former_identity: {
      id: Generated<string>;
      company_id: string;
      case_id: string;
      name: string;
      name_english: string;
      name_chinese: Generated<string>;
      name_japanese: Generated<string>;
      representative: string;
      country: string;
      number: string;
      until: string;
    };
  }
}

/** Returns the present identity of a company. */
export const findIdentity = async (db: Db, companyId: string) => {
  const { businessNumber, registrationNumber, ...found } = await db
    .selectFrom('company')
    .select(['state', 'version', 'representative', 'country', ...NAMES])
    .select(['business_number as businessNumber', 'registration_number as registrationNumber'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { state, version, ...known } = found;
  const identity: Identity = { ...known, number: businessNumber ?? registrationNumber };
  return { state, version, identity };
};

const ofCompany = (db: Db, companyId: string) =>
  cases(db)
    .where('company_id', '=', companyId)
    .where('kind', '=', 'identity')
    .orderBy('submitted_at', 'desc')
    .orderBy('id')
    .limit(1);

/** Returns the last request of a company to change its identity. */
export const findIdentityCase = (db: Db, companyId: string) => takeCase(ofCompany(db, companyId));

export const lockIdentityCase = (db: Db, companyId: string) => takeCase(ofCompany(db, companyId).forUpdate());

type Former = { companyId: string; caseId: string; identity: Identity; until: Date };

export const insertFormerIdentity = async (db: Db, { companyId, caseId, identity, until }: Former) => {
  const { representative, country, number } = identity;
  await db
    .insertInto('company_former_identity')
    .values({
      company_id: companyId,
      case_id: caseId,
      until: until.toISOString(),
      ...nameColumns(identity),
      representative,
      country,
      number,
    })
    .execute();
};

export const findFormerIdentities = (db: Db, companyId: string) =>
  db
    .selectFrom('company_former_identity')
    .select([...NAMES, 'until'])
    .where('company_id', '=', companyId)
    .orderBy('until', 'desc')
    .orderBy('id')
    .execute();
