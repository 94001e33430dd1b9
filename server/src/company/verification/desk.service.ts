import { type VerificationCase, type verificationContract, writeCompanyNumber } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { maskedEmail } from '../../kit/security/contact-masking.ts';
import { compareReading } from '../certificate-reading/comparison.ts';
import { findVerifiedCompany } from '../company.store.ts';
import { findPersonName } from '../members/member.store.ts';
import { isHeldByOther, isOpen, isTakeable } from './case.policy.ts';
import { type Case, findCase, findSubject } from './case.store.ts';
import { findAccountsOf, findCases, findOthers } from './queue.store.ts';
import { findRounds, type Round } from './round.store.ts';
import { typedOf } from './submission.ts';

type Desk = Pick<Handlers<typeof verificationContract>, 'listCases' | 'getCase'>;

export const caseDesk: Desk = {
  async listCases({ db, actor }, { state, kind, mine, search, order, ...page }) {
    const filter = { state, kind, search, reviewerId: mine === 'true' ? actor.id : null };
    const { rows, total } = await findCases(db, filter, order === 'oldest' ? 'asc' : 'desc', page);
    return {
      total,
      rows: rows.map(({ reviewerId, reviewerName, checks, total: _, ...line }) => ({
        ...maskedLine(line),
        reviewer: reviewerId && reviewerName !== null ? { id: reviewerId, name: reviewerName } : null,
        flags: checks?.filter(isFlag).map(({ check, outcome }) => ({ check, outcome })) ?? null,
      })),
    };
  },

  async getCase({ inTransaction, actor, recordAccess }, { id }) {
    return inTransaction(async (db) => {
      const caseRow = (await findCase(db, id)) ?? fail('request.not_found');
      recordAccess({ kind: 'contact', personId: caseRow.submittedBy, companyId: caseRow.companyId, recordId: id });
      return present(db, actor.id, caseRow);
    });
  },
};

/** Masks the address: opening a case shows that of its own applicant, and no other. */
const maskedLine = <L extends { applicantEmail: string }>(line: L) => ({
  ...line,
  applicantEmail: maskedEmail(line.applicantEmail),
});

const isFlag = ({ outcome }: { outcome: string }) => outcome === 'warn' || outcome === 'fail';

const present = async (db: Db, adminId: string, caseRow: Case): Promise<VerificationCase> => {
  const { id, kind, state, version, round, companyNumber, submittedAt, decidedAt, reason } = caseRow;
  const subject = await findSubject(db, caseRow);
  const rounds = await findRounds(db, id);
  const current = rounds.find((each) => each.round === round);
  const isUndecided = current?.decision === null;
  // A decided case shows the values of the decision; an open one shows the company's present values.
  const typed = isUndecided || !current ? typedOf(caseRow, subject) : current.typed;
  const holder = (await findVerifiedCompany(db, companyNumber)) ?? null;
  const decidable = isOpen(caseRow) && !isHeldByOther(caseRow, adminId);
  const isTaken = kind === 'claim' && holder !== null;
  return {
    id,
    kind,
    state,
    version,
    round,
    businessNumber: writeCompanyNumber(companyNumber),
    submittedAt,
    decidedAt,
    reason,
    typed,
    holder,
    identity: subject.identity,
    country: companyNumber.kind === 'foreign' ? companyNumber.country : subject.country,
    // A person who asks to join a company has typed nothing but its number.
    registrationScheme: kind === 'join' ? '' : subject.registrationScheme,
    companyName: subject.identity?.before.name ?? typed.companyName,
    applicantName: subject.applicantName,
    applicantEmail: subject.email,
    isEmailConfirmed: subject.emailConfirmedAt !== null,
    reviewer: await reviewerOf(db, caseRow, adminId),
    lastDecision: lastDecisionIn(rounds),
    confirmed: confirmedIn(rounds),
    reading: readingOf(current, typed),
    rounds: rounds.map(presentRound),
    others: (await findOthers(db, companyNumber, id)).map(maskedLine),
    accounts: (await findAccountsOf(db, companyNumber, caseRow.submittedBy)).map((account) => ({
      ...account,
      email: maskedEmail(account.email),
    })),
    can: {
      take: isTakeable(caseRow) && caseRow.reviewerId !== adminId,
      decide: decidable,
      verify: decidable && !isTaken,
      join: decidable && isTaken,
      read: isTakeable(caseRow) && isUndecided,
    },
  };
};

const reviewerOf = async (db: Db, { reviewerId, takenAt }: Case, adminId: string) => {
  if (reviewerId === null || takenAt === null) return null;
  return { id: reviewerId, name: await findPersonName(db, reviewerId), takenAt, isMe: reviewerId === adminId };
};

const readingOf = (round: Round | undefined, typed: VerificationCase['typed']): VerificationCase['reading'] => {
  if (!round?.reading || !round.checks || round.readAt === null) return null;
  const { pages, hasText, isCutOff, hasResidentNumber } = round.reading;
  const comparisons = compareReading(round.reading, typed);
  return { readAt: round.readAt, pages, hasText, isCutOff, hasResidentNumber, comparisons, checks: round.checks };
};

const confirmedIn = (rounds: Round[]): VerificationCase['confirmed'] => {
  for (const { confirmed, confirmedAt } of rounds)
    if (confirmed && confirmedAt !== null) return { at: confirmedAt, values: confirmed };
  return null;
};

const deciderOf = ({ deciderId, deciderName }: Round) =>
  deciderId === null || deciderName === null ? null : { id: deciderId, name: deciderName };

const lastDecisionIn = (rounds: Round[]): VerificationCase['lastDecision'] => {
  const last = rounds.find(({ decision }) => decision !== null);
  const by = last && deciderOf(last);
  return last?.decision && last.decidedAt && by ? { by, at: last.decidedAt, decision: last.decision } : null;
};

const presentRound = (round: Round): VerificationCase['rounds'][number] => ({
  round: round.round,
  submittedAt: round.submittedAt,
  decision: round.decision,
  decidedAt: round.decidedAt,
  note: round.note,
  fields: round.fields,
  typed: round.typed,
  certificate: { id: round.documentId, name: round.documentName, size: round.documentSize },
  decidedBy: deciderOf(round),
});
