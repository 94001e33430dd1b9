import {
  businessNumber,
  type companyContract,
  hasCheckDigit,
  IDENTITY_FIELDS,
  type Identity,
  type IdentityState,
} from '@ieum/contract';
import { withKeptFile } from '../../document/kept-files.ts';
import { checkPdfFile } from '../../document/pdf/pdf-gate.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { takeOf } from '../company.limits.ts';
import { mayEdit } from '../company.policy.ts';
import { insertCase, lockCompany } from '../company.store.ts';
import type { CompanyDeps } from '../dependencies.ts';
import { KOREA, numberOf, plainNumber } from '../registration-number.ts';
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

/** A verified company asks for another identity; the one that it has holds until an operator has decided. */
export const createIdentityRequests = (deps: CompanyDeps): Requesting => ({
  async getIdentity({ db, actor }) {
    const { state, version, identity } = await findIdentity(db, actor.companyId);
    const one = await findIdentityCase(db, actor.companyId);
    const mayAct = mayEdit(actor.memberRole);
    return {
      current: identity,
      version,
      request: one ? await present(db, one) : null,
      formerNames: await formerNamesOf(db, actor.companyId),
      can: {
        request: mayAct && state === 'verified' && !isWaiting(one),
        withdraw: mayAct && one !== undefined && isOpen(one),
      },
    };
  },

  async requestIdentityChange({ inTransaction, record, actor, clock, file }, { version, ...wanted }) {
    if (!mayEdit(actor.memberRole)) fail('access.denied');
    const asked = { companyId: actor.companyId, version, wanted };
    // Cheap first: nobody's file is looked at for nothing.
    await inTransaction((db) => changeAsked(db, asked));
    await takeOf(deps.limits, inTransaction, { claim: actor.id });
    const trouble = await checkPdfFile(file);
    if (trouble) fail(`document.${trouble}`, { file: trouble });
    const at = clock();
    await withKeptFile(deps.files, inTransaction, file, async (db, keep) => {
      // In the order in which an operator's decision locks them.
      await lockNumber(db, numberOf((await findIdentity(db, actor.companyId)).identity));
      const before = await lockIdentityCase(db, actor.companyId);
      await lockCompany(db, actor.companyId);
      const change = await changeAsked(db, asked);
      const documentId = await keep(db, { uploadedBy: actor.id, companyId: actor.companyId, at, mediaType: PDF });
      const held = numberOf(change.before);
      const handedIn = {
        business_number: held,
        has_check_digit: hasCheckDigit(held),
        document_id: documentId,
        submitted_by: actor.id,
        submitted_at: at.toISOString(),
      };
      const id =
        before && isOpen(before)
          ? await handInAgain(db, before, handedIn)
          : (await insertCase(db, { kind: 'identity', company_id: actor.companyId, ...handedIn })).id;
      await submitCase(db, deps, id, at, change);
      await record(db, id, { note: changeNote(change) });
    });
    return {};
  },

  async withdrawIdentityChange({ db, actor, clock }, { version }) {
    if (!mayEdit(actor.memberRole)) fail('access.denied');
    const { id } = (await findIdentityCase(db, actor.companyId)) ?? fail('request.not_found');
    const one = (await lockCase(db, id)) ?? fail('request.not_found');
    if (one.version !== version || !isOpen(one)) fail('company.case_changed');
    const ending = { by: actor.id, at: clock() };
    const round = await closeRound(db, one, 'withdrawn', ending);
    await updateCase(db, id, { ...decidedCase(ending, round), state: 'rejected' });
    return {};
  },
});

/** It is the operator's turn: until they have decided or sent it back, nothing else can be asked for. */
const isWaiting = (one: Case | undefined) => one?.state === 'submitted' || one?.state === 'in_review';

type Asked = { companyId: string; version: number; wanted: Identity };

/** What is asked for beside what holds, or why it cannot be asked for. */
const changeAsked = async (db: Db, { companyId, version, wanted }: Asked) => {
  const { state, version: present, identity: before } = await findIdentity(db, companyId);
  if (state !== 'verified') fail('company.not_verified');
  if (isWaiting(await findIdentityCase(db, companyId))) fail('company.identity_pending');
  if (present !== version) fail('company.changed_meanwhile');
  const after = { ...wanted, number: numberAsked(wanted, before) };
  if (IDENTITY_FIELDS.every((field) => after[field] === before[field])) fail('company.identity_same');
  return { before, after };
};

/** A Korean company has ten digits, any other the number that its country has given it. */
const numberAsked = ({ country, number }: Identity, before: Identity) => {
  if (country === before.country && number === before.number) return number;
  if (country !== KOREA) return plainNumber(number);
  const digits = businessNumber.safeParse(number);
  return digits.success ? digits.data : fail('request.invalid', { number: 'invalid_format' });
};

type HandedIn = Parameters<typeof updateCase>[2];

/** What was sent back goes on as another round of the same case. */
const handInAgain = async (db: Db, { id, round }: Case, handedIn: HandedIn) => {
  const step = { round: round + 1, state: 'submitted', reviewer_id: null, taken_at: null, decided_at: null } as const;
  await updateCase(db, id, { ...handedIn, ...step, reason: '' });
  return id;
};

const present = async (db: Db, one: Case): Promise<IdentityState['request']> => {
  const rounds = await findRounds(db, one.id);
  const current = rounds.find(({ round }) => round === one.round);
  if (!current?.identity) return null;
  const { state, version, submittedAt, decidedAt, reason } = one;
  return {
    ...{ state, version, submittedAt, decidedAt, reason, change: current.identity },
    isWithdrawn: current.decision === 'withdrawn',
    corrections: state === 'needs_correction' ? current.fields : [],
  };
};
