import { companyNumberOf, type IdentityChange, type TypedValues, writeCompanyNumber } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { type Case, findCase, findSubject } from './case.store.ts';
import type { CaseDeps } from './dependencies.ts';
import { notifyCaseWaiting } from './notifications.ts';
import { insertRound } from './round.store.ts';

export const READ_CASE = 'company.readCase';

export type ReadPayload = { caseId: string; round: number };

type Submitting = Pick<CaseDeps, 'enqueue' | 'notices'>;

/** Starts a round, adds a job that reads the certificate and notifies the operators, once for each round. */
export const submitCase = async (db: Db, deps: Submitting, caseId: string, at: Date, change?: IdentityChange) => {
  const caseRow = await startRound(db, deps, caseId, at, change);
  await notifyCaseWaiting(db, deps.notices, caseRow);
};

/** Starts a round without a notification, for a case that an operator has just decided. */
export const startRound = async (
  db: Db,
  { enqueue }: Pick<CaseDeps, 'enqueue'>,
  caseId: string,
  at: Date,
  change?: IdentityChange,
) => {
  const identity = change ?? null;
  const caseRow = await findCase(db, caseId);
  if (!caseRow) throw new Error('a case ended before it began');
  await insertRound(db, {
    case_id: caseRow.id,
    round: caseRow.round,
    kind: caseRow.kind,
    submitted_at: at.toISOString(),
    document_id: caseRow.documentId,
    typed: typedOf(caseRow, { ...(await findSubject(db, caseRow)), identity }),
    identity,
  });
  await enqueue(db, { kind: READ_CASE, key: `${caseRow.id} ${caseRow.round}`, payload: readPayload(caseRow) });
  return caseRow;
};

export const readPayload = ({ id, round }: Pick<Case, 'id' | 'round'>): ReadPayload => ({ caseId: id, round });

type Subject = Awaited<ReturnType<typeof findSubject>>;

/** Returns the typed values. A person who asks to join a company has typed nothing but its number. */
export const typedOf = (
  { kind, companyNumber }: Pick<Case, 'kind' | 'companyNumber'>,
  subject: Subject,
): TypedValues => {
  const { applicantName, email, phone, companyName, representative, openedOn, address, identity } = subject;
  const person = { businessNumber: writeCompanyNumber(companyNumber), applicantName, email, phone: phone ?? '' };
  if (kind === 'join') return { ...person, companyName: '', representative: '', openedOn: '', address: '' };
  const known = { openedOn: openedOn ?? '', address };
  if (!identity) return { ...person, companyName, representative, ...known };
  const { after } = identity;
  return {
    ...person,
    ...known,
    businessNumber: writeCompanyNumber(companyNumberOf(after)),
    companyName: after.name,
    representative: after.representative,
  };
};
