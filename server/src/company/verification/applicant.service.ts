import {
  type CompanyNumber,
  type CorrectionField,
  type correctionInput,
  foreignNumber,
  isChecked,
  koreanNumber,
  storedPhone,
  type Verification,
  type verificationContract,
  writeCompanyNumber,
} from '@ieum/contract';
import type { z } from 'zod';
import { withKeptFile } from '../../document/kept-files.ts';
import { checkPdfFile } from '../../document/pdf/pdf-gate.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { findApplicant, findVerifiedCompany, insertCompany } from '../company.store.ts';
import { numberColumns } from '../number-columns.ts';
import { nextSubmission } from './case.policy.ts';
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

export const createOwnVerification = (deps: CaseDeps): Own => ({
  async getVerification({ db, actor }) {
    const person = (await findApplicant(db, actor.id)) ?? fail('session.required');
    const ownCase = await findOwnCase(db, actor.id);
    return {
      isEmailConfirmed: person.emailConfirmedAt !== null,
      // A person whom the company has not admitted must not learn its state.
      companyState: actor.role === 'supplier' ? person.companyState : null,
      own: ownCase ? await presentOwn(db, ownCase) : null,
    };
  },

  async sendCorrection({ db, actor, clock }, sent) {
    await resubmit(db, deps, actor.id, sent, undefined, clock());
    return {};
  },

  async sendCertificate({ inTransaction, record, actor, clock, file }, sent) {
    // Cheap checks come first, so that no file is inspected in vain.
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

/** Changes person, company, membership, case and round together and notifies the operators. Returns the case's id. */
const resubmit = async (
  db: Db,
  deps: CaseDeps,
  userId: string,
  sent: Sent,
  keep: KeepCertificate | undefined,
  at: Date,
) => {
  const { id, companyNumber: oldNumber } = (await findOwnCase(db, userId)) ?? fail('request.not_found');
  const companyNumber = numberSent(sent, oldNumber);
  await lockNumber(db, companyNumber);
  const ownCase = (await lockCase(db, id)) ?? fail('request.not_found');
  await refuseUnasked(db, ownCase, sent, keep !== undefined);
  const place = await placeFor(db, ownCase, companyNumber);
  await updateCompany(db, place.ownId ?? place.companyId, place.ownId ? companyChange(sent, place, companyNumber) : {});
  await moveMember(db, userId, place.member);
  await deps.changePerson(db, userId, personChange(sent));
  const documentId = keep ? await keep(place.kind === 'claim' ? place.companyId : null) : ownCase.documentId;
  await updateCase(db, id, {
    kind: place.kind,
    company_id: place.companyId,
    own_company_id: place.ownId,
    business_number: writeCompanyNumber(companyNumber),
    has_check_digit: isChecked(companyNumber),
    document_id: documentId,
    state: 'submitted',
    round: ownCase.round + 1,
    submitted_at: at.toISOString(),
    reviewer_id: null,
    taken_at: null,
    decided_at: null,
    reason: '',
  });
  await submitCase(db, deps, id, at);
  return id;
};

/** Leads a number with a verified company to it; any other is a claim, with the company that the person had before. */
const placeFor = async (db: Db, ownCase: Case, number: CompanyNumber) => {
  const holder = await findVerifiedCompany(db, number);
  if (holder) {
    const member = { companyId: holder.id, role: 'viewer', state: 'requested' } as const;
    return { kind: 'join', companyId: holder.id, ownId: ownCase.ownCompanyId, member } as const;
  }
  const companyId = ownCase.ownCompanyId ?? (await insertCompany(db, number)).id;
  const member = { companyId, role: 'owner', state: 'active' } as const;
  return { kind: 'claim', companyId, ownId: companyId, member } as const;
};

const companyChange = (sent: Sent, { kind }: { kind: Case['kind'] }, number: CompanyNumber) => ({
  state: kind === 'claim' ? ('pending' as const) : ('rejected' as const),
  ...(kind === 'claim' && numberColumns(number)),
  ...(sent.companyName !== undefined && { name: sent.companyName }),
  ...(sent.representative !== undefined && { representative: sent.representative }),
  ...(sent.openedOn !== undefined && { opened_on: sent.openedOn }),
  ...(sent.address !== undefined && { address: sent.address }),
});

const personChange = ({ applicantName, phone }: Sent) => ({
  ...(applicantName !== undefined && { name: applicantName }),
  ...(phone !== undefined && { phone: storedPhone(phone) }),
});

/** Keeps the country that a company abroad was invited with. */
const numberSent = ({ businessNumber, registrationNumber }: Sent, before: CompanyNumber) => {
  if (before.kind === 'korean') return businessNumber === undefined ? before : koreanNumber(businessNumber);
  return registrationNumber === undefined ? before : foreignNumber(before.country, registrationNumber);
};

const refuseEarly = async (db: Db, userId: string, sent: Sent) =>
  refuseUnasked(db, (await findOwnCase(db, userId)) ?? fail('request.not_found'), sent, true);

/** Refuses anything but exactly the fields that were asked for. */
const refuseUnasked = async (db: Db, ownCase: Case, { version, ...sent }: Sent, hasFile: boolean) => {
  if (ownCase.version !== version) fail('company.case_changed');
  const next = nextSubmission(ownCase.state, fieldsAskedIn(await findRounds(db, ownCase.id), ownCase));
  if (!next) return fail('company.case_closed');
  refuseOtherKind(sent, ownCase.companyNumber.kind === 'foreign');
  const sentFields = Object.entries(sent).flatMap(([field, value]) => (value === undefined ? [] : [askedAs(field)]));
  const fields: string[] = hasFile ? [...sentFields, 'certificate'] : sentFields;
  const unasked = fields.filter((field) => !next.allowed.some((allowed) => allowed === field));
  if (unasked.length > 0) fail('request.invalid', named(unasked, 'unrecognized_keys'));
  const missing = next.required.filter((field) => !fields.includes(field));
  if (missing.length > 0) fail('company.correction_missing', named(missing, 'missing'));
};

/** Counts both kinds of number as the same field. */
const askedAs = (field: string) => (field === 'registrationNumber' ? 'businessNumber' : field);

/** Refuses a number or phone of the wrong kind: companies in Korea and abroad have different kinds. */
const refuseOtherKind = (sent: Omit<Sent, 'version'>, isAbroad: boolean) => {
  const wrongField = isAbroad ? 'businessNumber' : 'registrationNumber';
  if (sent[wrongField] !== undefined) fail('request.invalid', { [wrongField]: 'unrecognized_keys' });
  if (sent.phone !== undefined && sent.phone.startsWith('+') !== isAbroad)
    fail('request.invalid', { phone: 'invalid' });
};

const named = (fields: string[], why: string) => Object.fromEntries(fields.map((field) => [field, why]));

const correctionsIn = (rounds: Round[], { round, state }: Case) =>
  state === 'needs_correction' ? (rounds.find((row) => row.round === round)?.fields ?? []) : [];

const fieldsAskedIn = (rounds: Round[], ownCase: Case): CorrectionField[] =>
  correctionsIn(rounds, ownCase).map(({ field }) => field);

const presentOwn = async (db: Db, ownCase: Case): Promise<NonNullable<Verification['own']>> => {
  const { state, version, round, submittedAt, decidedAt, reason } = ownCase;
  const rounds = await findRounds(db, ownCase.id);
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
  const typed = typedOf(ownCase, await findSubject(db, ownCase));
  return {
    state,
    version,
    round,
    submittedAt,
    decidedAt,
    reason,
    typed,
    certificate: current?.certificate ?? fail('document.gone'),
    corrections: correctionsIn(rounds, ownCase),
    offer: offerOf(ownCase, rounds, typed),
    confirmedAt: rounds.find(({ confirmedAt }) => confirmedAt !== null)?.confirmedAt ?? null,
    rounds: shown,
    can: { correct: state === 'needs_correction', resubmit: state === 'rejected' },
  };
};
