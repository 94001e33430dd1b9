import {
  type CorrectionField,
  type correctionInput,
  hasCheckDigit,
  keptPhone,
  type Verification,
  type verificationContract,
} from '@ieum/contract';
import type { z } from 'zod';
import { withKeptFile } from '../../document/kept-files.ts';
import { checkPdfFile } from '../../document/pdf/pdf-gate.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { findApplicant, findVerifiedCompany, insertCompany } from '../company.store.ts';
import { abroadOf, keptNumber, numberAbroad } from '../registration-number.ts';
import { handedInNext } from './case.policy.ts';
import {
  type Case,
  findOwnCase,
  findSubject,
  lockCase,
  lockNumber,
  moveMember,
  updateCase,
  updateCompany,
} from './case.store.ts';
import { offerOf } from './certificate-confirmation.service.ts';
import type { CaseDeps } from './dependencies.ts';
import { findRounds, type Round } from './round.store.ts';
import { submitCase, typedOf } from './submission.ts';

type Own = Pick<Handlers<typeof verificationContract>, 'getVerification' | 'sendCorrection' | 'sendCertificate'>;
type Sent = z.output<typeof correctionInput>;
type KeepCertificate = (companyId: string | null) => Promise<string>;

const PDF = 'application/pdf';

/** Verification from the side of who wants to be verified. */
export const createOwnVerification = (deps: CaseDeps): Own => ({
  async getVerification({ db, actor }) {
    const person = (await findApplicant(db, actor.id)) ?? fail('session.required');
    const one = await findOwnCase(db, actor.id);
    return {
      isEmailConfirmed: person.emailConfirmedAt !== null,
      // What a company has become is none of the business of somebody it has not let in.
      companyState: actor.role === 'supplier' ? person.companyState : null,
      own: one ? await presentOwn(db, one) : null,
    };
  },

  async sendCorrection({ db, actor, clock }, sent) {
    await resubmit(db, deps, actor.id, sent, undefined, clock());
    return {};
  },

  async sendCertificate({ inTransaction, record, actor, clock, file }, sent) {
    // Cheap first: nobody's file is looked at for nothing.
    await inTransaction((db) => refuseEarly(db, actor.id, sent));
    await deps.limiting.take(inTransaction, 'upload', actor.id);
    const trouble = await checkPdfFile(file);
    if (trouble) fail(`document.${trouble}`, { file: trouble });
    const at = clock();
    await withKeptFile(deps.files, inTransaction, file, async (db, keep) => {
      const keepCertificate: KeepCertificate = (companyId) =>
        keep(db, { uploadedBy: actor.id, companyId, at, mediaType: PDF });
      await record(db, await resubmit(db, deps, actor.id, sent, keepCertificate, at));
    });
    return {};
  },
});

/** All of it at once: person, company, membership, case, round, and the word to the operators. Gives the case. */
const resubmit = async (
  db: Db,
  deps: CaseDeps,
  userId: string,
  sent: Sent,
  keep: KeepCertificate | undefined,
  at: Date,
) => {
  const { id, businessNumber: oldNumber } = (await findOwnCase(db, userId)) ?? fail('request.not_found');
  const businessNumber = numberSent(sent, oldNumber);
  await lockNumber(db, businessNumber);
  const one = (await lockCase(db, id)) ?? fail('request.not_found');
  await refuseUnasked(db, one, sent, keep !== undefined);
  const place = await placeFor(db, one, businessNumber);
  await updateCompany(
    db,
    place.ownId ?? place.companyId,
    place.ownId ? companyChange(sent, place, businessNumber) : {},
  );
  await moveMember(db, userId, place.member);
  await deps.changePerson(db, userId, personChange(sent));
  const documentId = keep ? await keep(place.kind === 'claim' ? place.companyId : null) : one.documentId;
  await updateCase(db, id, {
    kind: place.kind,
    company_id: place.companyId,
    own_company_id: place.ownId,
    business_number: businessNumber,
    has_check_digit: hasCheckDigit(businessNumber),
    document_id: documentId,
    state: 'submitted',
    round: one.round + 1,
    submitted_at: at.toISOString(),
    reviewer_id: null,
    taken_at: null,
    decided_at: null,
    reason: '',
  });
  await submitCase(db, deps, id, at);
  return id;
};

/** A number that has a verified company leads to it; any other is a claim, with the company that the person had before. */
const placeFor = async (db: Db, one: Case, businessNumber: string) => {
  const holder = await findVerifiedCompany(db, businessNumber);
  if (holder) {
    const member = { companyId: holder.id, role: 'viewer', state: 'requested' } as const;
    return { kind: 'join', companyId: holder.id, ownId: one.ownCompanyId, member } as const;
  }
  const companyId = one.ownCompanyId ?? (await insertCompany(db, businessNumber)).id;
  const member = { companyId, role: 'owner', state: 'active' } as const;
  return { kind: 'claim', companyId, ownId: companyId, member } as const;
};

const companyChange = (sent: Sent, { kind }: { kind: Case['kind'] }, businessNumber: string) => ({
  state: kind === 'claim' ? ('pending' as const) : ('rejected' as const),
  ...(kind === 'claim' && keptNumber(businessNumber)),
  ...(sent.companyName !== undefined && { name: sent.companyName }),
  ...(sent.representative !== undefined && { representative: sent.representative }),
  ...(sent.openedOn !== undefined && { opened_on: sent.openedOn }),
  ...(sent.address !== undefined && { address: sent.address }),
});

const personChange = ({ applicantName, phone }: Sent) => ({
  ...(applicantName !== undefined && { name: applicantName }),
  ...(phone !== undefined && { phone: keptPhone(phone) }),
});

/** Abroad the country stays what it was invited with. */
const numberSent = ({ businessNumber, registrationNumber }: Sent, before: string) => {
  const abroad = abroadOf(before);
  if (!abroad) return businessNumber ?? before;
  return registrationNumber === undefined
    ? before
    : numberAbroad({ country: abroad.country, number: registrationNumber });
};

const refuseEarly = async (db: Db, userId: string, sent: Sent) =>
  refuseUnasked(db, (await findOwnCase(db, userId)) ?? fail('request.not_found'), sent, true);

/** Exactly what was asked for: everything of it, and nothing else. */
const refuseUnasked = async (db: Db, one: Case, { version, ...sent }: Sent, hasFile: boolean) => {
  if (one.version !== version) fail('company.case_changed');
  const next = handedInNext(one.state, fieldsAskedIn(await findRounds(db, one.id), one));
  if (!next) return fail('company.case_closed');
  refuseOtherKind(sent, abroadOf(one.businessNumber) !== undefined);
  const given = Object.entries(sent).flatMap(([field, value]) => (value === undefined ? [] : [askedAs(field)]));
  const fields: string[] = hasFile ? [...given, 'certificate'] : given;
  const unasked = fields.filter((field) => !next.allowed.some((one) => one === field));
  if (unasked.length > 0) fail('request.invalid', named(unasked, 'unrecognized_keys'));
  const missing = next.required.filter((field) => !fields.includes(field));
  if (missing.length > 0) fail('company.correction_missing', named(missing, 'missing'));
};

/** Both kinds of number answer the same question. */
const askedAs = (field: string) => (field === 'registrationNumber' ? 'businessNumber' : field);

/** Each kind of company has a number and a phone of its own kind. */
const refuseOtherKind = (sent: Omit<Sent, 'version'>, isAbroad: boolean) => {
  const other = isAbroad ? 'businessNumber' : 'registrationNumber';
  if (sent[other] !== undefined) fail('request.invalid', { [other]: 'unrecognized_keys' });
  if (sent.phone !== undefined && sent.phone.startsWith('+') !== isAbroad)
    fail('request.invalid', { phone: 'invalid' });
};

const named = (fields: string[], why: string) => Object.fromEntries(fields.map((field) => [field, why]));

const correctionsIn = (rounds: Round[], { round, state }: Case) =>
  state === 'needs_correction' ? (rounds.find((one) => one.round === round)?.fields ?? []) : [];

const fieldsAskedIn = (rounds: Round[], one: Case): CorrectionField[] =>
  correctionsIn(rounds, one).map(({ field }) => field);

const presentOwn = async (db: Db, one: Case): Promise<NonNullable<Verification['own']>> => {
  const { state, version, round, submittedAt, decidedAt, reason } = one;
  const rounds = await findRounds(db, one.id);
  const shown = rounds.map((each) => ({
    round: each.round,
    submittedAt: each.submittedAt,
    decision: each.decision,
    decidedAt: each.decidedAt,
    note: each.note,
    fields: each.fields,
    certificate: { id: each.documentId, name: each.documentName, size: each.documentSize },
  }));
  const [current] = shown;
  const typed = typedOf(one, await findSubject(db, one));
  return {
    ...{ state, version, round, submittedAt, decidedAt, reason },
    typed,
    certificate: current?.certificate ?? fail('document.gone'),
    corrections: correctionsIn(rounds, one),
    offer: offerOf(one, rounds, typed),
    confirmedAt: rounds.find(({ confirmedAt }) => confirmedAt !== null)?.confirmedAt ?? null,
    rounds: shown,
    can: { correct: state === 'needs_correction', handInAnew: state === 'rejected' },
  };
};
