import { type companyContract, type MEMBER_ROLES, namedAs, nameFor, type ScriptNames } from '@ieum/contract';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers, MemberRole } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { isLastOwner, mayManage } from '../company.policy.ts';
import { lockColleagues, lockCompany } from '../company.store.ts';
import type { CompanyDeps } from '../dependencies.ts';
import { ROLE_WORDS } from '../mail-words.ts';
import { shownNamesOf } from '../notifications.ts';
import { findMember, findMembers, updateMember } from './member.store.ts';
import { membershipEnded, roleChanged } from './members.mails.ts';

type Members = Pick<
  Handlers<typeof companyContract>,
  'listMembers' | 'changeMemberRole' | 'disableMember' | 'enableMember' | 'removeMember' | 'passOnOwnership'
>;
type Owner = { id: string; companyId: string; memberRole: MemberRole };
type Role = (typeof MEMBER_ROLES)[number];

export const createMembers = ({ notices, outbox, publicUrl }: CompanyDeps): Members => {
  const notifyRole = async (db: Db, names: ScriptNames, userId: string, role: Role) => {
    await notices.notify(db, {
      kind: 'company.roleChanged',
      to: [userId],
      about: { ...namedAs('company', names), role },
      path: companyPaths.profile(),
      content: (language, values) =>
        roleChanged(language, { ...values, company: nameFor(names, language), role: ROLE_WORDS[role][language] }),
    });
  };

  return {
    async listMembers({ db, actor }, search) {
      const { rows, total } = await findMembers(db, actor.companyId, search);
      const can = { manage: mayManage(actor.memberRole) };
      return { rows: rows.map((row) => ({ ...row, isMe: row.id === actor.id })), total, can };
    },

    async changeMemberRole({ db, actor }, { id, role }) {
      const { names, colleagues } = await lockAsOwner(db, actor);
      const member = (await findMember(db, actor.companyId, id)) ?? fail('request.not_found');
      if (member.role === role) return {};
      if (isLastOwner(colleagues, id)) fail('company.last_owner');
      await updateMember(db, id, { role });
      if (id !== actor.id) await notifyRole(db, names, id, role);
      return {};
    },

    async disableMember({ db, actor }, { id }) {
      const { colleagues } = await lockAsOwner(db, actor);
      if (!(await findMember(db, actor.companyId, id))) fail('request.not_found');
      if (isLastOwner(colleagues, id)) fail('company.last_owner');
      await updateMember(db, id, { state: 'disabled' });
      return {};
    },

    async enableMember({ db, actor }, { id }) {
      await lockAsOwner(db, actor);
      if (!(await findMember(db, actor.companyId, id))) fail('request.not_found');
      await updateMember(db, id, { state: 'active' });
      return {};
    },

    async removeMember({ db, actor }, { id }) {
      const { names, colleagues } = await lockAsOwner(db, actor);
      const member = (await findMember(db, actor.companyId, id)) ?? fail('request.not_found');
      if (isLastOwner(colleagues, id)) fail('company.last_owner');
      await updateMember(db, id, { state: 'left', role: 'viewer' });
      if (id === actor.id) return {};
      const { email: to, name, language } = member;
      const content = membershipEnded(language, {
        name,
        company: nameFor(names, language),
        url: publicUrl + companyPaths.profile(),
      });
      await outbox.post(db, { to, language, kind: 'company.membershipEnded', userId: id, content });
      return {};
    },

    async passOnOwnership({ db, actor }, { id }) {
      const { names, colleagues } = await lockAsOwner(db, actor);
      const isHere = id !== actor.id && colleagues.some(({ userId }) => userId === id);
      if (!isHere) fail('request.not_found');
      await updateMember(db, id, { role: 'owner' });
      await updateMember(db, actor.id, { role: 'editor' });
      await notifyRole(db, names, id, 'owner');
      return {};
    },
  };
};

/** Makes owners who decide wait for each other, then checks again that the actor is still an owner. */
export const lockAsOwner = async (db: Db, { id, companyId, memberRole }: Owner) => {
  if (!mayManage(memberRole)) fail('access.denied');
  const row = await lockCompany(db, companyId);
  const colleagues = await lockColleagues(db, companyId);
  const isStillOwner = colleagues.some(({ userId, role }) => userId === id && mayManage(role));
  if (!row || !isStillOwner) return fail('access.denied');
  return { names: shownNamesOf(row), state: row.state, colleagues };
};
