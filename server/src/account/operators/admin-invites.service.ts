import type { adminInviteLinkContract, adminInvitesContract } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { hashOfSecret, newSecret } from '../../kit/security/keyed-hash.ts';
import { LIFETIME_MS } from '../account.limits.ts';
import { deleteInvite, findInvites, findLink, replaceInvite, takeLink } from '../link.store.ts';
import { refuseGuessable } from '../password.rules.ts';
import type { Platform } from '../platform.ts';
import { findUserByEmail, insertUser } from '../user.store.ts';
import { adminOf } from './first-admin.service.ts';
import { adminInvited } from './users.mails.ts';

type AdminInvites = Handlers<typeof adminInvitesContract & typeof adminInviteLinkContract>;

/** Invites further admins; the first one gets a link from the server's console. */
export const createAdminInvites = (deps: Platform): AdminInvites => ({
  async listAdminInvites({ db, clock }) {
    return { rows: await findInvites(db, clock()) };
  },

  async inviteAdmin({ db, clock, sender: { language } }, { email }) {
    if (await findUserByEmail(db, email)) fail('account.email_taken', { email: 'taken' });
    const { secret, hash } = newSecret();
    const endsAt = new Date(clock().getTime() + LIFETIME_MS.admin_invite);
    await replaceInvite(db, { purpose: 'admin_invite', userId: null, tokenHash: hash, newEmail: email, endsAt });
    const [name = ''] = email.split('@');
    const content = adminInvited(language, { name, url: deps.publicUrl + accountPaths.adminInvite(secret) });
    await deps.outbox.post(db, { to: email, language, kind: 'account.adminInvited', content });
    return { isMailed: await deps.setup.hasMailServer(db) };
  },

  async revokeAdminInvite({ db }, { id }) {
    if (!(await deleteInvite(db, id))) fail('request.not_found');
    return {};
  },

  async checkAdminInvite({ inTransaction, sender, clock }, { token }) {
    await deps.limiting.take(inTransaction, 'linkCheck', token, sender);
    const link = await inTransaction((db) => findLink(db, ['admin_invite'], hashOfSecret(token), clock()));
    return { email: link?.newEmail ?? fail('account.link_dead') };
  },

  async acceptAdminInvite({ inTransaction, record, sender, clock }, { token, name, password }) {
    const now = clock();
    const tokenHash = hashOfSecret(token);
    await deps.limiting.take(inTransaction, 'linkCheck', undefined, sender);
    const found = await inTransaction((db) => findLink(db, ['admin_invite'], tokenHash, now));
    const email = found?.newEmail ?? fail('account.link_dead');
    await refuseGuessable(password, { email, name });
    const password_hash = await deps.passwords.inLine(({ hash }) => hash(password));
    await inTransaction(async (db) => {
      if (!(await takeLink(db, ['admin_invite'], tokenHash, now))) fail('account.link_dead');
      // The link was sent by mail, so the person who uses it reads that mailbox.
      const made = await insertUser(db, { ...adminOf(email, name, now), password_hash, language: sender.language });
      if (!made) return fail('account.email_taken');
      await record(db, made.id);
    });
    return {};
  },
});
