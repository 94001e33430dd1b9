import { type CompanyNumber, isChecked, writeCompanyNumber } from '@ieum/contract';
import type { Db } from '../kit/db/database.ts';
import type { nameColumns } from '../kit/db/script-names.ts';
import { compareReading } from './certificate-reading/comparison.ts';
import { nothingRead, type Reading } from './certificate-reading/reading.ts';
import { insertCase, insertCompany } from './company.store.ts';
import { putMember } from './members/member.store.ts';
import { findCase, findSubject, updateCase, updateCompany } from './verification/case.store.ts';
import { runChecks } from './verification/checks.ts';
import { decideRound, insertRound, storeReading } from './verification/round.store.ts';
import { typedOf } from './verification/submission.ts';

type CompanyFields = ReturnType<typeof nameColumns> & { country?: string; representative?: string };
type Founding = { companyNumber: CompanyNumber | null; ownerId: string; at: Date; company: CompanyFields };

/** Adds a verified company for demonstrations: the person who runs the installation vouches for it. */
export const foundCompany = async (db: Db, { companyNumber, ownerId, at, company }: Founding) => {
  const { id } = await insertCompany(db, companyNumber);
  const since = at.toISOString();
  await updateCompany(db, id, { ...company, state: 'verified', created_at: since });
  await putMember(db, { user_id: ownerId, company_id: id, role: 'owner', state: 'active', since });
  return id;
};

/** Sets the creation time back, for demonstrations: the database sets it to today for all companies. */
export const dateBack = (db: Db, companyId: string, at: Date) =>
  updateCompany(db, companyId, { created_at: at.toISOString() });

type FoundedCase = {
  companyId: string;
  ownerId: string;
  companyNumber: CompanyNumber;
  documentId: string;
  by: string;
  at: Date;
  openedOn: string;
  issuedOn: string;
};

/** Adds the decided case of such a company, as if its certificate had been read: the content of the file is known. */
export const foundCase = async (db: Db, founded: FoundedCase) => {
  const { companyId, ownerId, companyNumber, documentId, by, at, openedOn, issuedOn } = founded;
  await updateCompany(db, companyId, { opened_on: openedOn });
  const since = at.toISOString();
  const { id } = await insertCase(db, {
    kind: 'claim',
    company_id: companyId,
    own_company_id: companyId,
    submitted_by: ownerId,
    business_number: writeCompanyNumber(companyNumber),
    has_check_digit: isChecked(companyNumber),
    document_id: documentId,
    submitted_at: since,
  });
  const caseRow = await findCase(db, id);
  if (!caseRow) throw new Error('a case ended before it began');
  const typed = typedOf(caseRow, await findSubject(db, caseRow));
  const round = { case_id: id, round: caseRow.round, kind: caseRow.kind, submitted_at: since, document_id: documentId };
  await insertRound(db, { ...round, typed, identity: null });
  const page = (value: string) => (value === '' ? [] : [{ value, page: 1 }]);
  const reading: Reading = {
    ...nothingRead(),
    pages: 1,
    hasText: true,
    found: {
      businessNumber: page(writeCompanyNumber(companyNumber)),
      companyName: page(typed.companyName),
      representative: page(typed.representative),
      openedOn: page(openedOn),
      address: [],
      issuedOn: page(issuedOn),
    },
  };
  const checks = runChecks({
    companyNumber,
    reading,
    comparisons: compareReading(reading, typed),
    others: { verified: 0, claims: 0 },
    names: [typed.companyName],
    now: at,
  });
  await storeReading(db, id, caseRow.round, { reading, checks, at });
  await decideRound(db, id, caseRow.round, { decision: 'verified', by, at, typed });
  await updateCase(db, id, { state: 'verified', decided_at: since });
};
