import {
  type CaseKind,
  type CaseState,
  CORRECTION_FIELDS,
  type CorrectionField,
  IDENTITY_CORRECTIONS,
  JOIN_FIELDS,
} from '@ieum/contract';

type Standing = { state: CaseState; kind: CaseKind; reviewerId: string | null };

/** Submitting to others, inviting them and seeing them wait for both. */
export const mayActOutside = (
  company: { state: 'pending' | 'verified' | 'rejected' },
  person: { isEmailConfirmed: boolean },
) => company.state === 'verified' && person.isEmailConfirmed;

/** Also what waits for its applicant: an operator may change their mind. */
export const isOpen = ({ state }: Pick<Standing, 'state'>) => state !== 'verified' && state !== 'rejected';

export const isHeldByOther = ({ reviewerId }: Pick<Standing, 'reviewerId'>, adminId: string) =>
  reviewerId !== null && reviewerId !== adminId;

/** What waits for its applicant is nobody's to work on. */
export const isTakeable = ({ state }: Pick<Standing, 'state'>) => state === 'submitted' || state === 'in_review';

/** Once, of a claim that the operator has to decide. */
export const mayConfirm = (one: Pick<Standing, 'state' | 'kind'>, rounds: { confirmedAt: string | null }[]) =>
  one.kind === 'claim' && isTakeable(one) && rounds.every(({ confirmedAt }) => confirmedAt === null);

/** Whoever asks to join has nothing to say about the company. */
const CORRECTABLE = { claim: CORRECTION_FIELDS, join: JOIN_FIELDS, identity: IDENTITY_CORRECTIONS };
export const correctable = (kind: CaseKind): readonly CorrectionField[] => CORRECTABLE[kind];

/** What has to be handed in now, and what else may be; nothing when it is not the applicant's turn. */
export const handedInNext = (state: CaseState, asked: CorrectionField[]) => {
  // A newer certificate never hurts.
  if (state === 'needs_correction') return { required: asked, allowed: [...asked, 'certificate' as const] };
  const anew: CorrectionField[] = ['businessNumber', 'certificate'];
  return state === 'rejected' ? { required: anew, allowed: [...CORRECTION_FIELDS] } : undefined;
};

/** An operator's choice about a claim is on the number as they saw it: about every open claim, and no other. */
export const isAboutAll = (open: { id: string; version: number }[], chosen: { id: string; version: number }[]) => {
  const seen = new Map(chosen.map(({ id, version }) => [id, version]));
  return (
    seen.size === chosen.length && open.length === seen.size && open.every((one) => seen.get(one.id) === one.version)
  );
};
