import type { operatorUsersContract, ShownLink } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { LIFETIME_MS } from '../account.limits.ts';
import { findNewEmail, type Purpose } from '../link.store.ts';
import { issueLink } from '../links.ts';
import type { Platform } from '../platform.ts';
import { linkShown } from './users.mails.ts';
import { shownLinksOf } from './users.policy.ts';
import { lockTarget } from './users.service.ts';

const PURPOSES = { reset: 'reset', confirm: 'confirm', changeEmail: 'change_email' } as const satisfies Record<
  ShownLink,
  Purpose
>;
const PATHS = { reset: accountPaths.reset, confirm: accountPaths.confirm, changeEmail: accountPaths.confirm };

type OperatorLinks = Pick<Handlers<typeof operatorUsersContract>, 'showLink'>;

/** Shows a link to an operator if there is no mail server. The owner is notified, so no takeover goes unnoticed. */
export const createOperatorLinks = ({ setup, limiting, notices, publicUrl }: Platform): OperatorLinks => ({
  async showLink({ inTransaction, record, actor, clock }, { id, link, reason }) {
    if (await inTransaction(setup.hasMailServer)) fail('account.link_by_mail');
    await limiting.take(inTransaction, link === 'reset' ? 'resetRequest' : 'confirmationMail', id);
    const now = clock();
    return inTransaction(async (db) => {
      const person = await lockTarget(db, actor.id, id);
      if (person.role === 'admin') fail('account.link_of_operator');
      const newEmail = (await findNewEmail(db, id, now))?.newEmail ?? undefined;
      if (!shownLinksOf(person, newEmail !== undefined).includes(link)) fail('account.state_changed');
      const purpose = PURPOSES[link];
      const extra = { ...(link === 'changeEmail' && newEmail !== undefined && { newEmail }) };
      const url = publicUrl + PATHS[link](await issueLink(db, purpose, id, now, extra));
      await notices.notify(db, {
        kind: 'account.linkShown',
        to: [id],
        about: { link, reason },
        path: accountPaths.security(),
        content: (language, values) => linkShown(language, { ...values, reason, at: now }),
      });
      await record(db, id, { note: `${link}: ${reason}` });
      return { url, endsAt: new Date(now.getTime() + LIFETIME_MS[purpose]).toISOString() };
    });
  },
});
