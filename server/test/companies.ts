import { insertSession } from '../src/account/session.store.ts';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Told = Parameters<World['person']>[0];

const HOUR_MS = 60 * 60 * 1000;

/** Companies that are verified, and people in them. */
export const useCompanies = (world: World) => {
  const verified = async (businessNumber = '1248100998', name = '한빛정밀') => {
    const id = await world.company(businessNumber);
    await world.db().updateTable('company').set({ state: 'verified', name }).where('id', '=', id).execute();
    return id;
  };

  /** A person with a session, whose address is confirmed unless told otherwise. */
  const member = async (company_id: string, companyRole: 'owner' | 'editor' | 'viewer' = 'owner', told: Told = {}) => {
    const now = world.clock();
    const confirmed = { email_confirmed_at: now.toISOString() };
    const id = await world.person({ role: 'supplier', company_id, companyRole, ...confirmed, ...told });
    const endsAt = new Date(now.getTime() + 12 * HOUR_MS);
    const session = await insertSession(world.db(), { userId: id, now, endsAt });
    const client = world.withToken(world.tokens.sign({ sub: id, sid: session.id, ver: 1 }));
    return Object.assign(client, { id });
  };

  const membershipOf = (id: string) =>
    world
      .db()
      .selectFrom('company_member')
      .select(['company_id as companyId', 'role', 'state'])
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();

  const noticesOf = (id: string) =>
    world.db().selectFrom('notice').select(['kind', 'about', 'path']).where('user_id', '=', id).orderBy('id').execute();

  /** The secret of the link in the last invitation to this address. */
  const invitationTo = async (email: string) => {
    const mails = (await world.mails()).filter(
      ({ kind, recipient }) => kind === 'company.invited' && recipient === email,
    );
    return /\/invite\/([\w-]+)/.exec(mails.at(-1)?.body_text ?? '')?.[1] ?? '';
  };

  return { verified, member, membershipOf, noticesOf, invitationTo };
};
