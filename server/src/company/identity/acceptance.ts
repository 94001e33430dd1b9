import { companyNumberOf, type IdentityChange, isSameNumber } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { nameColumns } from '../../kit/db/script-names.ts';
import { fail } from '../../kit/http/failure.ts';
import { findVerifiedCompany } from '../company.store.ts';
import { numberColumns } from '../number-columns.ts';
import { type Case, findSubject, lockNumber, updateCompany } from '../verification/case.store.ts';
import type { CaseDeps } from '../verification/dependencies.ts';
import { changeNote } from './former-names.ts';
import { insertFormerIdentity } from './identity.store.ts';
import { notifyPartnersOfChange } from './notifications.ts';

type Accepting = Pick<CaseDeps, 'notices' | 'knownBy'>;

/** Makes the requested identity the present one, keeps the former one and notifies the partners. */
export const acceptIdentity = async (db: Db, deps: Accepting, request: Case, at: Date) => {
  const change = (await findSubject(db, request)).identity ?? fail('company.case_changed');
  const { before, after } = change;
  const { representative, country } = after;
  await updateCompany(db, request.companyId, {
    ...nameColumns(after),
    representative,
    country,
    ...(await numberMoved(db, request.companyId, change)),
  });
  await insertFormerIdentity(db, { companyId: request.companyId, caseId: request.id, identity: before, until: at });
  await notifyPartnersOfChange(db, deps, request.companyId, change);
  return { change, note: changeNote(change) };
};

/** Returns the columns of the new number. No other company may have it. */
const numberMoved = async (db: Db, companyId: string, { before, after }: IdentityChange) => {
  const number = companyNumberOf(after);
  if (isSameNumber(number, companyNumberOf(before))) return {};
  await lockNumber(db, number);
  const holder = await findVerifiedCompany(db, number);
  if (holder && holder.id !== companyId) fail('company.number_taken');
  const cleared =
    number.kind === 'foreign' ? { business_number: null } : { registration_number: '', registration_scheme: '' };
  return { ...cleared, ...numberColumns(number) };
};
