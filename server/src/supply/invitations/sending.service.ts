import { languageOfCountry, type supplyInvitationsContract } from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import { shownNamesOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { Limits } from '../../kit/security/limits.ts';
import type { Setup } from '../../kit/setup.ts';
import { announce, type Enqueue } from '../links/delivery.jobs.ts';
import { findCompanyFacts, findLink } from '../links/link.store.ts';
import { countAttempts } from '../supply.limits.ts';
import { type Member, mayWrite } from '../supply.policy.ts';
import { endOf, freshTimes, type MailDeps, postInvitation, showInvitation } from './delivery.ts';
import { canResend, isWaiting } from './invitation.rules.ts';
import {
  deleteSecrets,
  findInvitations,
  insertInvitation,
  lockInvitation,
  settleInvitations,
  updateInvitation,
} from './invitation.store.ts';
import { findOrProposeLink } from './invited-link.ts';
import { findPersonName, isColleague } from './people.store.ts';

type Sending = Pick<
  Handlers<typeof supplyInvitationsContract>,
  | 'listSupplyInvitations'
  | 'inviteSupplier'
  | 'resendSupplyInvitation'
  | 'revokeSupplyInvitation'
  | 'makeSupplyInvitationLink'
>;
type Deps = MailDeps & { limits: Limits; enqueue: Enqueue; setup: Pick<Setup, 'hasMailServer'> };

export const createInvitationSending = (deps: Deps): Sending => {
  const { limits, enqueue, setup } = deps;

  const post = async (db: Db, actor: Member, id: string, to: Parameters<typeof mailDetails>[0]) => {
    const company = shownNamesOf(await findCompanyFacts(db, actor.companyId));
    const person = await findPersonName(db, actor.id);
    await postInvitation(db, deps, { id, ...mailDetails(to), company, person });
  };

  return {
    async listSupplyInvitations({ db, actor, clock }, query) {
      const { rows, total } = await findInvitations(db, actor.companyId, query, clock());
      const mine = mayWrite(actor);
      const shown = rows.map(({ words, isFree, ...row }) => ({
        ...row,
        partnerProduct: words.product || words.partNumber,
        can: {
          resend: mine && canResend(row.state),
          askOther: mine && isFree,
          revoke: mine && isWaiting(row.state),
          makeLink: mine && isWaiting(row.state),
        },
      }));
      return { rows: shown, total, can: { invite: mine } };
    },

    async inviteSupplier({ inTransaction, record, actor, clock }, input) {
      if (!mayWrite(actor)) fail('access.denied');
      await countAttempts(limits, inTransaction, { invitation: actor.companyId, invited: input.email });
      const at = clock();
      return inTransaction(async (db) => {
        await refuseOutside(db, actor);
        const { companyId } = actor;
        if (await isColleague(db, companyId, input.email)) fail('supply.invitation_to_self', { email: 'self' });
        const { link, number, name, heardBy } = await findOrProposeLink(db, { companyId, by: actor.id, at }, input);
        await settleInvitations(db, link.id, at);
        const { email, country, language = languageOfCountry(country) } = input;
        const made = await insertInvitation(db, {
          company_id: companyId,
          link_id: link.id,
          email,
          country,
          language,
          invited_by: actor.id,
          business_number: number ?? '',
          company_name: name,
          ...freshTimes(at),
        });
        const { id } = made ?? fail('supply.already_invited', { email: 'invited' });
        await post(db, actor, id, { email, language, words: link.words, sentAt: at });
        // A company with this number is asked as in any proposal. The mail goes out all the same, so it reveals
        // nothing.
        await announce(db, enqueue, link, companyId, { invitationId: id, heardBy });
        await record(db, id);
        return { id, linkId: link.id, isMailed: await setup.hasMailServer(db) };
      });
    },

    async resendSupplyInvitation({ inTransaction, record, actor, clock }, { id }) {
      const at = clock();
      const find = async (db: Db) => {
        const found = (await lockInvitation(db, actor.companyId, id, at)) ?? fail('request.not_found');
        if (!mayWrite(actor)) fail('access.denied');
        return canResend(found.state) ? found : fail('supply.invitation_over');
      };
      const { email } = await inTransaction(find);
      await countAttempts(limits, inTransaction, { resend: id, invited: email });
      return inTransaction(async (db) => {
        await refuseOutside(db, actor);
        const { language, linkId } = await find(db);
        const { words } = (await findLink(db, actor.companyId, linkId)) ?? fail('request.not_found');
        const sent = { state: 'sent', invited_by: actor.id, reminders: 0, bounced_at: null, decided_at: null } as const;
        await deleteSecrets(db, id);
        if (!(await updateInvitation(db, id, { ...sent, ...freshTimes(at) }))) fail('supply.already_invited');
        await post(db, actor, id, { email, language, words, sentAt: at });
        await record(db);
        return { isMailed: await setup.hasMailServer(db) };
      });
    },

    async makeSupplyInvitationLink({ db, actor, clock }, { id }) {
      const found = (await lockInvitation(db, actor.companyId, id, clock())) ?? fail('request.not_found');
      if (!mayWrite(actor)) fail('access.denied');
      await refuseOutside(db, actor);
      if (!isWaiting(found.state)) fail('supply.invitation_over');
      return { url: await showInvitation(db, deps, id) };
    },

    async revokeSupplyInvitation({ db, actor, clock }, { id }) {
      const at = clock();
      const found = (await lockInvitation(db, actor.companyId, id, at)) ?? fail('request.not_found');
      if (!mayWrite(actor)) fail('access.denied');
      if (!isWaiting(found.state)) fail('supply.invitation_over');
      await deleteSecrets(db, id);
      await updateInvitation(db, id, { state: 'revoked', decided_at: at.toISOString() });
      return {};
    },
  };
};

type To = {
  email: string;
  language: Parameters<typeof postInvitation>[2]['language'];
  words: { product: string; partNumber: string };
  sentAt: Date;
};
const mailDetails = ({ email, language, words, sentAt }: To) => ({
  email,
  language,
  product: words.product || words.partNumber,
  endsAt: endOf(sentAt),
});
