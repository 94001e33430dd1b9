import {
  CONFIRMED_FIELDS,
  type ConfirmedField,
  type ConfirmedValues,
  type TypedValues,
  type Verification,
  type verificationContract,
} from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { mayConfirm } from './case.policy.ts';
import { type Case, findOwnCase, findSubject, lockCase, updateCase, updateCompany } from './case.store.ts';
import type { CaseDeps } from './dependencies.ts';
import { confirmRound, findRounds, type Round } from './round.store.ts';
import { READ_CASE, readPayload } from './submission.ts';

type Confirming = Pick<Handlers<typeof verificationContract>, 'confirmCertificate'>;

/** Lets the applicant confirm the certificate's content in one step: sign-up asks only for the file. */
export const createCertificateConfirmation = ({ enqueue }: Pick<CaseDeps, 'enqueue'>): Confirming => ({
  async confirmCertificate({ db, actor, clock }, { round, ...values }) {
    const { id } = (await findOwnCase(db, actor.id)) ?? fail('request.not_found');
    const row = (await lockCase(db, id)) ?? fail('request.not_found');
    if (row.round !== round) fail('company.case_changed');
    const { companyState } = await findSubject(db, row);
    if (!mayConfirm(row, await findRounds(db, id)) || companyState !== 'pending') fail('company.case_closed');
    const { companyName: name, representative, openedOn: opened_on, address } = values;
    await updateCompany(db, row.companyId, { name, representative, opened_on, address });
    await confirmRound(db, id, round, values, clock());
    // An operator who is about to decide has seen other data, and so have the checks.
    const { version } = await updateCase(db, id, {});
    await enqueue(db, { kind: READ_CASE, key: `${id} ${round} ${version}`, payload: readPayload(row) });
    return {};
  },
});

/** Returns the values to offer to the applicant, or nothing where there is nothing to confirm. */
export const offerOf = (row: Case, rounds: Round[], typed: TypedValues): NonNullable<Verification['own']>['offer'] => {
  if (!mayConfirm(row, rounds)) return null;
  const current = rounds.find(({ round }) => round === row.round);
  const reading = current?.reading ?? null;
  const offered = (field: ConfirmedField) => (reading && readValue(reading, field)) || typed[field];
  const values: ConfirmedValues = {
    companyName: offered('companyName'),
    representative: offered('representative'),
    openedOn: offered('openedOn'),
    address: offered('address'),
  };
  if (!reading) return { state: 'reading', values };
  return { state: CONFIRMED_FIELDS.some((field) => readValue(reading, field)) ? 'read' : 'unread', values };
};

/** Joins several representatives. Any other field with two different values counts as unread. */
const readValue = ({ found }: NonNullable<Round['reading']>, field: ConfirmedField) => {
  const values = found[field].map(({ value }) => value);
  if (field === 'representative') return values.join(', ');
  return values.length === 1 ? (values[0] ?? '') : '';
};
