import type { IdentityChange, TypedValues } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { numberOf } from '../registration-number.ts';
import { type Case, findCase, findSubject } from './case.store.ts';
import type { CaseDeps } from './dependencies.ts';
import { tellCaseWaiting } from './notifications.ts';
import { insertRound } from './round.store.ts';

export const READ_CASE = 'company.readCase';

export type ReadPayload = { caseId: string; round: number };

type Submitting = Pick<CaseDeps, 'enqueue' | 'notices'>;

/** What was handed in is written down, read later, and the operators hear of it: once for each round. */
export const submitCase = async (db: Db, deps: Submitting, caseId: string, at: Date, change?: IdentityChange) => {
  const one = await startRound(db, deps, caseId, at, change);
  await tellCaseWaiting(db, deps.notices, one);
};

/** Without a word to anybody, where the operator has just decided it. */
export const startRound = async (
  db: Db,
  { enqueue }: Pick<CaseDeps, 'enqueue'>,
  caseId: string,
  at: Date,
  change?: IdentityChange,
) => {
  const identity = change ?? null;
  const one = await findCase(db, caseId);
  if (!one) throw new Error('a case ended before it began');
  await insertRound(db, {
    case_id: one.id,
    round: one.round,
    kind: one.kind,
    submitted_at: at.toISOString(),
    document_id: one.documentId,
    typed: typedOf(one, { ...(await findSubject(db, one)), identity }),
    identity,
  });
  await enqueue(db, { kind: READ_CASE, key: `${one.id} ${one.round}`, payload: readPayload(one) });
  return one;
};

export const readPayload = ({ id, round }: Pick<Case, 'id' | 'round'>): ReadPayload => ({ caseId: id, round });

type Subject = Awaited<ReturnType<typeof findSubject>>;

/** Of a company that somebody asks to join, they have typed nothing but its number. */
export const typedOf = (
  { kind, businessNumber }: Pick<Case, 'kind' | 'businessNumber'>,
  subject: Subject,
): TypedValues => {
  const { applicantName, email, phone, companyName, representative, openedOn, address, identity } = subject;
  const person = { businessNumber, applicantName, email, phone: phone ?? '' };
  if (kind === 'join') return { ...person, companyName: '', representative: '', openedOn: '', address: '' };
  const known = { openedOn: openedOn ?? '', address };
  if (!identity) return { ...person, companyName, representative, ...known };
  const { after } = identity;
  return {
    ...{ ...person, ...known, businessNumber: numberOf(after) },
    companyName: after.name,
    representative: after.representative,
  };
};
