import type { DeclarationState } from '@ieum/contract';
import { mayEdit } from '../../company/company.policy.ts';
import type { Actor } from '../../kit/http/context.ts';
import { isPublicDomain } from '../../kit/security/contact-masking.ts';
import type { ReviewSide } from './event.store.ts';

/**
 * A person who can be on a side of a review: a member of a company, or an operator for declarations without a request.
 */
export type Reader = Exclude<Actor, { role: 'newcomer' }>;
export type Member = Extract<Actor, { role: 'supplier' }>;

/** Returns null for an operator, like the reviewer of a declaration without a request. */
export const companyOf = (actor: Reader) => (actor.role === 'supplier' ? actor.companyId : null);

export const mayWrite = (actor: Reader) => actor.role === 'admin' || mayEdit(actor.memberRole);

type Sided = { respondentId: string; reviewerId: string | null; state: DeclarationState; round: number };

/** A declaration that was never submitted, or recalled before a decision, does not exist for the reviewer. */
export const isSubmitted = ({ state, round }: Pick<Sided, 'state' | 'round'>) => round > 0 && state !== 'draft';

/** Returns the caller's side. Without a side, the declaration does not exist for them. */
export const sideOf = (declaration: Sided, actor: Reader): ReviewSide | undefined => {
  const own = companyOf(actor);
  if (own === declaration.respondentId) return 'respondent';
  return own === declaration.reviewerId && isSubmitted(declaration) ? 'reviewer' : undefined;
};

type Domains = { own: string; theirs: string[] };

/** Serves a warning only. The domain of a public mail provider says nothing. */
export const isSameDomain = ({ own, theirs }: Domains) => own !== '' && !isPublicDomain(own) && theirs.includes(own);
