import type { DeclarationState } from '@ieum/contract';
import { mayEdit } from '../../company/company.policy.ts';
import type { Actor } from '../../kit/http/context.ts';
import { isPublicDomain } from '../../kit/security/contact-masking.ts';
import type { ReviewSide } from './event.store.ts';

/** Whoever can stand on a side of a review: a company's member, or an operator where nobody has asked. */
export type Reader = Exclude<Actor, { role: 'newcomer' }>;
export type Member = Extract<Actor, { role: 'supplier' }>;

/** An operator is of none, as is the reviewer of what nobody has asked for. */
export const companyOf = (actor: Reader) => (actor.role === 'supplier' ? actor.companyId : null);

export const mayWrite = (actor: Reader) => actor.role === 'admin' || mayEdit(actor.memberRole);

type Sided = { respondentId: string; reviewerId: string | null; state: DeclarationState; round: number };

/** What was never handed in, or taken back before anybody answered, does not exist for the reviewer. */
export const isHandedIn = ({ state, round }: Pick<Sided, 'state' | 'round'>) => round > 0 && state !== 'draft';

/** On which side somebody stands; nowhere, and it does not exist for them. */
export const sideOf = (declaration: Sided, actor: Reader): ReviewSide | undefined => {
  const own = companyOf(actor);
  if (own === declaration.respondentId) return 'respondent';
  return own === declaration.reviewerId && isHandedIn(declaration) ? 'reviewer' : undefined;
};

type Domains = { own: string; theirs: string[] };

/** A warning and no more: where everybody can have an address, its domain says nothing. */
export const isSameDomain = ({ own, theirs }: Domains) => own !== '' && !isPublicDomain(own) && theirs.includes(own);
