import {
  businessNumber,
  type companyContract,
  companyNumberOf,
  IDENTITY_FIELDS,
  type Identity,
  type IdentityState,
  isChecked,
  KOREA,
  normalizedNumber,
  writeCompanyNumber,
} from '@ieum/contract';
import { withKeptFile } from '../../document/kept-files.ts';
import { checkPdfFile } from '../../document/pdf/pdf-gate.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { countAttempt } from '../company.limits.ts';
import { mayEdit } from '../company.policy.ts';
import { insertCase, lockCompany } from '../company.store.ts';
import type { CompanyDeps } from '../dependencies.ts';
import { isOpen } from '../verification/case.policy.ts';
import { type Case, lockCase, lockNumber, updateCase } from '../verification/case.store.ts';
import { closeRound, decidedCase } from '../verification/outcomes.ts';
import { findRounds } from '../verification/round.store.ts';
import { submitCase } from '../verification/submission.ts';
import { changeNote, formerNamesOf } from './former-names.ts';
import { findIdentity, findIdentityCase, lockIdentityCase } from './identity.store.ts';

type Requesting = Pick<
  Handlers<typeof companyContract>,
  'getIdentity' | 'requestIdentityChange' | 'withdrawIdentityChange'
>;

const PDF = 'application/pdf';

/** Lets a verified company request another identity. The present one holds until an operator has decided. */
export const createIdentityRequests = (deps: CompanyDeps): Requesting => ({
  async getIdentity({ db, actor }) {
    const { state, version, identity } = await findIdentity(db, actor.companyId);
    const request = await findIdentityCase(db, actor.companyId);
    const mayAct = mayEdit(actor.memberRole);
    return {
      current: identity,
      version,
      request: request ? await present(db, request) : null,
      formerNames: await formerNamesOf(db, actor.companyId),
      can: {
        request: mayAct && state === 'verified' && !isWaiting(request),
        withdraw: mayAct && request !== undefined && isOpen(request),
      },
    };
  },

  async requestIdentityChange({ inTransaction, record, actor, clock, file }, { version, ...wanted }) {
    if (!mayEdit(actor.memberRole)) fail('access.denied');
    const changeRequest = { companyId: actor.companyId, version, wanted };
    // Cheap checks come first, so that no file is inspected in vain.
    await inTransaction((db) => requestedChange(db, changeRequest));
    await countAttempt(deps.limits, inTransaction, { claim: actor.id });
    const trouble = await checkPdfFile(file);
    if (trouble) fail(`document.${trouble}`, { file: trouble });
    const at = clock();
    await withKeptFile(deps.files, inTransaction, file, async (db, keep) => {
      // Locks in the order of an operator's decision.
      await lockNumber(db, companyNumberOf((await findIdentity(db, actor.companyId)).identity));
      const before = await lockIdentityCase(db, actor.companyId);
      await lockCompany(db, actor.companyId);
      const change = await requestedChange(db, changeRequest);
      const documentId = await keep(db, { uploadedBy: actor.id, companyId: actor.companyId, at, mediaType: PDF });
      const held = companyNumberOf(change.before);
      const submission = {
        business_number: writeCompanyNumber(held),
        has_check_digit: isChecked(held),
        document_id: documentId,
        submitted_by: actor.id,
        submitted_at: at.toISOString(),
      };
      const id =
        before && isOpen(before)
          ? await submitAgain(db, before, submission)
          : (await insertCase(db, { kind: 'identity', company_id: actor.companyId, ...submission })).id;
      await submitCase(db, deps, id, at, change);
      await record(db, id, { note: changeNote(change) });
    });
    return {};
  },

  async withdrawIdentityChange({ db, actor, clock }, { version }) {
    if (!mayEdit(actor.memberRole)) fail('access.denied');
    const { id } = (await findIdentityCase(db, actor.companyId)) ?? fail('request.not_found');
    const request = (await lockCase(db, id)) ?? fail('request.not_found');
    if (request.version !== version || !isOpen(request)) fail('company.case_changed');
    const ending = { by: actor.id, at: clock() };
    const round = await closeRound(db, request, 'withdrawn', ending);
    await updateCase(db, id, { ...decidedCase(ending, round), state: 'rejected' });
    return {};
  },
});

/** The request waits for an operator: until it is decided or sent back, no other one can be made. */
const isWaiting = (request: Case | undefined) => request?.state === 'submitted' || request?.state === 'in_review';

type ChangeRequest = { companyId: string; version: number; wanted: Identity };

/** Returns the present and the requested identity, or refuses the request. */
const requestedChange = async (db: Db, { companyId, version, wanted }: ChangeRequest) => {
  const { state, version: present, identity: before } = await findIdentity(db, companyId);
  if (state !== 'verified') fail('company.not_verified');
  if (isWaiting(await findIdentityCase(db, companyId))) fail('company.identity_pending');
  if (present !== version) fail('company.changed_meanwhile');
  const after = { ...wanted, number: requestedNumber(wanted, before) };
  if (IDENTITY_FIELDS.every((field) => after[field] === before[field])) fail('company.identity_same');
  return { before, after };
};

/** Checks the number: a Korean company has ten digits, any other the number that its country has assigned. */
const requestedNumber = ({ country, number }: Identity, before: Identity) => {
  if (country === before.country && number === before.number) return number;
  if (country !== KOREA) return normalizedNumber(number);
  const digits = businessNumber.safeParse(number);
  return digits.success ? digits.data : fail('request.invalid', { number: 'invalid_format' });
};

type Submission = Parameters<typeof updateCase>[2];

/** Continues a case that was sent back with another round. */
const submitAgain = async (db: Db, { id, round }: Case, submission: Submission) => {
  const step = { round: round + 1, state: 'submitted', reviewer_id: null, taken_at: null, decided_at: null } as const;
  await updateCase(db, id, { ...submission, ...step, reason: '' });
  return id;
};

const present = async (db: Db, request: Case): Promise<IdentityState['request']> => {
  const rounds = await findRounds(db, request.id);
  const current = rounds.find(({ round }) => round === request.round);
  if (!current?.identity) return null;
  const { state, version, submittedAt, decidedAt, reason } = request;
  return {
    state,
    version,
    submittedAt,
    decidedAt,
    reason,
    change: current.identity,
    isWithdrawn: current.decision === 'withdrawn',
    corrections: state === 'needs_correction' ? current.fields : [],
  };
};
