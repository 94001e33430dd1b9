import { describe, expect, it } from 'vitest';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { inSavepoint } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { createJobs } from '../../kit/jobs/queue.ts';
import { joinGivenUp } from '../../kit/slice.ts';
import { noticeJobs } from '../../notice/notice.jobs.ts';
import { bounceGivenUp, invitationJobs } from './invitation.jobs.ts';

const world = useWorld();
/** Sessions do not last for days: a person who comes back is a new `member`. */
const { firm, member, product } = useSupply(world);
const DAY = 24;
const EMAIL = 'sales@eco.test';

const invited = async () => {
  const buyer = await firm('한빛모빌리티');
  const proposal = { productId: await product(buyer, '전기차'), words: { product: '배터리팩' } };
  const input = { email: EMAIL, language: 'jp' as const, businessNumber: '2208162517', proposal };
  return { buyer, ...(await buyer.owner.inviteSupplier(input)) };
};

/** Runs the daily job as the product does, twice: a day has one job, however often it is planned. */
const runDay = async () => {
  const { platform, clock } = world;
  const jobs = createJobs({
    database: { inTransaction: inSavepoint(world) },
    clock,
    daily: invitationJobs({ ...platform, clock }),
    onError: (error) => {
      throw error;
    },
  });
  for (let round = 0; round < 2; round++) {
    await jobs.planDaily(world.db());
    await jobs.runDue();
  }
};
const sentMails = async () => (await world.mails()).filter(({ recipient }) => recipient === EMAIL);

describe('reminders', () => {
  it('S2.4 go out after 3, 7 and 14 days, once each, in the language of the first; every link works until one is used', async () => {
    const { buyer } = await invited();
    const days: number[] = [];
    for (let day = 1; day <= 29; day++) {
      world.passHours(DAY);
      const before = (await sentMails()).length;
      await runDay();
      if ((await sentMails()).length > before) days.push(day);
      expect((await sentMails()).length - before).toBeLessThanOrEqual(1);
    }
    expect(days).toEqual([3, 7, 14]);
    const sent = await sentMails();
    expect(sent.map(({ kind, language }) => [kind, language])).toEqual([
      ['supply.invited', 'jp'],
      ['supply.reminded', 'jp'],
      ['supply.reminded', 'jp'],
      ['supply.reminded', 'jp'],
    ]);
    const tokens = sent.map(({ body_text }) => /\/invite\/([\w-]+)/.exec(body_text)?.[1] ?? '');
    const open = world.withToken(null);
    for (const token of tokens) expect(await open.readSupplyInvitation({ token })).toBeTruthy();
    await open.declineSupplyInvitation({ token: tokens[2] ?? '' });
    for (const token of tokens)
      await expect(open.readSupplyInvitation({ token })).rejects.toMatchObject({ code: 'account.link_dead' });
    const { rows } = await (await member(buyer.id)).listSupplyInvitations();
    expect(rows).toMatchObject([{ state: 'declined', reminders: 3 }]);
  });

  it('S2.4 are made up for by one after a standstill, and end with an answer', async () => {
    const { buyer, id } = await invited();
    world.passHours(8 * DAY);
    await runDay();
    expect(await sentMails()).toHaveLength(2);
    await (await member(buyer.id)).revokeSupplyInvitation({ id });
    world.passHours(8 * DAY);
    await runDay();
    expect(await sentMails()).toHaveLength(2);
  });
});

describe('the end', () => {
  it('S2.4 comes after thirty days; the inviter hears of it once, and can send it again', async () => {
    const { buyer, id } = await invited();
    world.passHours(30 * DAY);
    await runDay();
    await runDay();
    const again = await world
      .withToken(null)
      .readSupplyInvitation({ token: 'supply-x' })
      .catch(({ code }) => code);
    expect(again).toBe('account.link_dead');
    const notices = await world.db().selectFrom('notice').select(['kind', 'about']).execute();
    expect(notices).toMatchObject([{ kind: 'supply.invitationAnswered', about: { outcome: 'expired' } }]);
    const later = await member(buyer.id);
    expect((await later.listSupplyInvitations()).rows).toMatchObject([{ state: 'expired', can: { resend: true } }]);
    await later.resendSupplyInvitation({ id });
    expect((await later.listSupplyInvitations()).rows).toMatchObject([{ state: 'sent', reminders: 0 }]);
  });
});

describe('a letter that cannot be delivered', () => {
  it('S2.4 is marked on its invitation, told to the inviter, and stops the reminders', async () => {
    const { buyer, id } = await invited();
    const { platform, clock } = world;
    const mail = noticeJobs({ linkOf: platform.outbox.linkOf, clock, onKept: () => undefined });
    const onGivenUp = joinGivenUp([mail.onGivenUp, bounceGivenUp({ notices: platform.notices, clock })]);
    const [sent] = await sentMails();
    await onGivenUp['notice.sendMail']?.(world.db(), sent?.id ?? '', '550 no such mailbox');
    expect((await buyer.owner.listSupplyInvitations()).rows).toMatchObject([{ state: 'sent', isBounced: true }]);
    expect((await buyer.owner.listNotices()).rows).toMatchObject([{ about: { outcome: 'bounced', company: EMAIL } }]);
    world.passHours(4 * DAY);
    await runDay();
    expect(await sentMails()).toHaveLength(1);
    const later = await member(buyer.id);
    await later.resendSupplyInvitation({ id });
    expect((await later.listSupplyInvitations()).rows).toMatchObject([{ isBounced: false }]);
  });

  it('S2.4 makes room for another address, and its own link ends', async () => {
    const { buyer, linkId } = await invited();
    const { platform, clock } = world;
    const onGivenUp = bounceGivenUp({ notices: platform.notices, clock });
    const [mail] = await sentMails();
    const token = /\/invite\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
    const states = async () => (await buyer.owner.listSupplyInvitations()).rows.map(({ state, can }) => [state, can]);
    expect(await states()).toEqual([['sent', { resend: true, revoke: true, askOther: false, makeLink: true }]]);
    await onGivenUp['notice.sendMail']?.(world.db(), mail?.id ?? '', '550 no such mailbox');
    expect(await states()).toEqual([['sent', { resend: true, revoke: true, askOther: true, makeLink: true }]]);
    const { version } = await buyer.owner.getLink({ id: linkId });
    const input = { email: 'right@eco.test', language: 'kr' as const, link: { id: linkId, version } };
    world.passHours(1);
    await buyer.owner.inviteSupplier(input);
    expect(await states()).toEqual([
      ['sent', { resend: true, revoke: true, askOther: false, makeLink: true }],
      ['revoked', { resend: false, revoke: false, askOther: false, makeLink: false }],
    ]);
    const open = world.withToken(null);
    await expect(open.readSupplyInvitation({ token })).rejects.toMatchObject({ code: 'account.link_dead' });
  });
});
