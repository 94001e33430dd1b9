import type { Db } from '../kit/db.ts';
import { updateCompany } from './case.store.ts';
import { insertCompany } from './company.store.ts';
import { putMember } from './member.store.ts';

type Named = { name: string; name_english: string; country?: string; representative?: string };
type Founding = { businessNumber: string | null; ownerId: string; at: Date; company: Named };

/** A company that nobody has to verify, because whoever runs the installation puts it there: for demonstrations. */
export const foundCompany = async (db: Db, { businessNumber, ownerId, at, company }: Founding) => {
  const { id } = await insertCompany(db, businessNumber);
  const since = at.toISOString();
  await updateCompany(db, id, { ...company, state: 'verified', created_at: since });
  await putMember(db, { user_id: ownerId, company_id: id, role: 'owner', state: 'active', since });
  return id;
};

/** For demonstrations too: the database itself says since when a row is there, which is today for all of them. */
export const dateBack = (db: Db, companyId: string, at: Date) =>
  updateCompany(db, companyId, { created_at: at.toISOString() });
