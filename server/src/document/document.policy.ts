import type { Actor } from '../kit/http/context.ts';

type Owned = { uploadedBy: string | null; companyId: string | null };
type IsVerified = (companyId: string) => Promise<boolean>;

/**
 * An admin sees all documents, a member those of the company, each person their own: what they uploaded for themselves,
 * or for a claim whose company is not verified.
 */
export const maySeeDocument = async (actor: Actor, { uploadedBy, companyId }: Owned, isVerified: IsVerified) => {
  if (actor.role === 'admin') return true;
  if (actor.role === 'supplier' && companyId === actor.companyId) return true;
  return uploadedBy === actor.id && (companyId === null || !(await isVerified(companyId)));
};
