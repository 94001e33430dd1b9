import {
  type CaseKind,
  type CaseState,
  CORRECTION_FIELDS,
  type CorrectionField,
  IDENTITY_CORRECTIONS,
  JOIN_FIELDS,
} from '@ieum/contract';

type CaseStatus = { state: CaseState; kind: CaseKind; reviewerId: string | null };

/** Requires both before a company may submit to others, invite them or see them. */
export const mayActOutside = (
  company: { state: 'pending' | 'verified' | 'rejected' },
  person: { isEmailConfirmed: boolean },
) => company.state === 'verified' && person.isEmailConfirmed;

/** Includes a case that waits for its applicant: an operator may change their mind. */
export const isOpen = ({ state }: Pick<CaseStatus, 'state'>) => state !== 'verified' && state !== 'rejected';

export const isHeldByOther = ({ reviewerId }: Pick<CaseStatus, 'reviewerId'>, adminId: string) =>
  reviewerId !== null && reviewerId !== adminId;

/** Excludes a case that waits for its applicant: no operator can work on it. */
export const isTakeable = ({ state }: Pick<CaseStatus, 'state'>) => state === 'submitted' || state === 'in_review';

/** Allows one confirmation of a claim that an operator has to decide. */
export const mayConfirm = (claim: Pick<CaseStatus, 'state' | 'kind'>, rounds: { confirmedAt: string | null }[]) =>
  claim.kind === 'claim' && isTakeable(claim) && rounds.every(({ confirmedAt }) => confirmedAt === null);

/** A person who asks to join cannot correct the company's data. */
const CORRECTABLE = { claim: CORRECTION_FIELDS, join: JOIN_FIELDS, identity: IDENTITY_CORRECTIONS };
export const correctable = (kind: CaseKind): readonly CorrectionField[] => CORRECTABLE[kind];

/** Returns what must and may be submitted now, or nothing when it is not the applicant's turn. */
export const nextSubmission = (state: CaseState, requested: CorrectionField[]) => {
  // A newer certificate is always allowed.
  if (state === 'needs_correction') return { required: requested, allowed: [...requested, 'certificate' as const] };
  const again: CorrectionField[] = ['businessNumber', 'certificate'];
  return state === 'rejected' ? { required: again, allowed: [...CORRECTION_FIELDS] } : undefined;
};

/** Checks that an operator's choices cover every open claim to the number, as they saw it, and no other. */
export const isAboutAll = (open: { id: string; version: number }[], chosen: { id: string; version: number }[]) => {
  const seen = new Map(chosen.map(({ id, version }) => [id, version]));
  return (
    seen.size === chosen.length && open.length === seen.size && open.every((row) => seen.get(row.id) === row.version)
  );
};
