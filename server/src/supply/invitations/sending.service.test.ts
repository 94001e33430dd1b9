import { describe, expect, it } from 'vitest';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product, propose } = useSupply(world);
const NOBODY = '2208162517';
const TO = { email: 'sales@eco.test', language: 'en' as const };

/** A car maker with a product, and a link to a supplier by its number. */
const asking = async (number = NOBODY) => {
  const buyer = await firm('한빛모빌리티');
  const car = await product(buyer, '전기차');
  const link = await propose(buyer, car, { ...buyer, number }, {}, '배터리팩');
  return { buyer, car, link: { id: link.id, version: link.version } };
};
const tokenTo = async (email: string = TO.email) => {
  const mails = (await world.mails()).filter(({ recipient }) => recipient === email);
  return /\/invite\/([\w-]+)/.exec(mails.at(-1)?.body_text ?? '')?.[1] ?? '';
};
const refused = (code: string) => ({ code });

describe('inviteSupplier', () => {
  it('S2.4 mails a link in the chosen language for a link that is proposed already', async () => {
    const { buyer, link } = await asking();
    const { linkId } = await buyer.owner.inviteSupplier({ ...TO, link });
    expect(linkId).toBe(link.id);
    const [mail] = await world.mails();
    expect(mail).toMatchObject({ recipient: TO.email, kind: 'supply.invited', language: 'en' });
    expect(mail?.body_text).toContain('Company: 한빛모빌리티');
    expect((await buyer.owner.listSupplyInvitations()).rows).toMatchObject([
      {
        email: TO.email,
        businessNumber: NOBODY,
        state: 'sent',
        isBounced: false,
        reminders: 0,
        product: '전기차',
        partnerProduct: '배터리팩',
        can: { resend: true, revoke: true },
      },
    ]);
  });

  it('S2.4 proposes the link with it, abroad by country and name', async () => {
    const { buyer, car } = await asking();
    const { linkId } = await buyer.owner.inviteSupplier({
      ...TO,
      country: 'VN',
      companyName: 'Song Hong Wiring',
      proposal: { productId: car, words: { product: 'Harness' }, figures: { spendShare: 12 } },
    });
    expect(await buyer.owner.getLink({ id: linkId })).toMatchObject({
      state: 'proposed',
      spendShare: 12,
      partner: { id: null, name: 'Song Hong Wiring', country: 'VN' },
    });
  });

  it('S2.4 23.21 writes in the language of the country where none is chosen', async () => {
    const { buyer, car } = await asking();
    for (const country of ['VN', 'CN', 'JP'])
      await buyer.owner.inviteSupplier({
        email: `sales@${country.toLowerCase()}.test`,
        country,
        companyName: 'Song Hong Wiring',
        proposal: { productId: car, words: { product: country } },
      });
    const sent = (await world.mails()).map(({ recipient, language }) => [recipient, language]).sort();
    expect(sent).toEqual([
      ['sales@cn.test', 'cn'],
      ['sales@jp.test', 'jp'],
      ['sales@vn.test', 'en'],
    ]);
  });

  it('A1 answers alike whether the number has a company here, whose owners are asked', async () => {
    const supplier = await firm('누리셀에너지');
    const here = await asking(supplier.number);
    await here.buyer.owner.inviteSupplier({ ...TO, link: here.link });
    const nowhere = await asking();
    await nowhere.buyer.owner.inviteSupplier({ ...TO, link: nowhere.link });
    const shape = async ({ buyer }: typeof here) => {
      const { rows } = await buyer.owner.listSupplyInvitations();
      return rows.map(({ id: _, linkId: __, businessNumber: ___, ...rest }) => rest);
    };
    expect(await shape(here)).toEqual(await shape(nowhere));
    // The mail is sent in both cases, because its absence would reveal the answer.
    expect((await world.mails()).filter(({ kind }) => kind === 'supply.invited')).toHaveLength(2);
    expect((await supplier.owner.listNotices()).rows).toMatchObject([{ kind: 'supply.linkAsked' }]);
  });

  it('S2.4 names the supplier of a link that had none, and asks it where it is here', async () => {
    const [buyer, supplier] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
    const car = await product(buyer, '전기차');
    const nameless = await buyer.owner.proposeLink({ side: 'buyer', productId: car, isUnidentified: true });
    const { id, version } = nameless;
    await buyer.owner.inviteSupplier({ ...TO, link: { id, version }, businessNumber: supplier.number });
    expect(await supplier.owner.getLink({ id })).toMatchObject({ state: 'proposed', waitsForMe: true });
  });

  it.each([
    ['oneself by number', { businessNumber: 'own' }, 'supply.link_to_self'],
    ['nobody', {}, 'supply.partner_missing'],
    ['a country without a name', { country: 'VN' }, 'supply.partner_missing'],
  ])('refuses an invitation to %s, and stores nothing', async (_, input, code) => {
    const { buyer, car } = await asking();
    const businessNumber = 'businessNumber' in input ? { businessNumber: buyer.number } : {};
    const proposal = { productId: car };
    const attempt = buyer.owner.inviteSupplier({ ...TO, ...input, ...businessNumber, proposal });
    await expect(attempt).rejects.toMatchObject({ code });
    expect(await world.mails()).toEqual([]);
    expect((await buyer.owner.listLinks()).total).toBe(1);
  });

  it('refuses a colleague’s address, a second one for a link, and what others have answered', async () => {
    const { buyer, link } = await asking();
    await member(buyer.id, 'viewer', { email: 'own@hanbit.test' });
    const toSelf = buyer.owner.inviteSupplier({ ...TO, email: 'own@hanbit.test', link });
    await expect(toSelf).rejects.toMatchObject(refused('supply.invitation_to_self'));
    await buyer.owner.inviteSupplier({ ...TO, link });
    const again = buyer.owner.inviteSupplier({ ...TO, email: 'other@eco.test', link });
    await expect(again).rejects.toMatchObject(refused('supply.already_invited'));
    await buyer.owner.withdrawLink(link);
    const over = buyer.owner.inviteSupplier({ ...TO, link: { id: link.id, version: link.version + 1 } });
    await expect(over).rejects.toMatchObject(refused('supply.act_impossible'));
    expect((await buyer.owner.listSupplyInvitations()).rows).toMatchObject([{ state: 'revoked' }]);
  });

  it('A1 is for those who write for a verified company, about its own links', async () => {
    const { buyer, link } = await asking();
    const viewer = await member(buyer.id, 'viewer');
    await expect(viewer.inviteSupplier({ ...TO, link })).rejects.toMatchObject(refused('access.denied'));
    const outsider = await firm('다른 회사');
    await expect(outsider.owner.inviteSupplier({ ...TO, link, businessNumber: NOBODY })).rejects.toMatchObject(
      refused('request.not_found'),
    );
    const early = await world.supplier(await world.company('3333333333'));
    await expect(early.inviteSupplier({ ...TO, link })).rejects.toMatchObject(refused('company.not_verified'));
  });
});

describe('resendSupplyInvitation, revokeSupplyInvitation', () => {
  it('S2.4 ends the links before, and then all of them', async () => {
    const { buyer, link } = await asking();
    const { id } = await buyer.owner.inviteSupplier({ ...TO, link });
    const first = await tokenTo();
    world.passHours(1);
    await buyer.owner.resendSupplyInvitation({ id });
    const second = await tokenTo();
    const open = world.withToken(null);
    await expect(open.readSupplyInvitation({ token: first })).rejects.toMatchObject(refused('account.link_dead'));
    expect(await open.readSupplyInvitation({ token: second })).toMatchObject({
      companyNames: { name: '한빛모빌리티' },
    });
    await buyer.owner.revokeSupplyInvitation({ id });
    await expect(open.readSupplyInvitation({ token: second })).rejects.toMatchObject(refused('account.link_dead'));
    await expect(buyer.owner.resendSupplyInvitation({ id })).rejects.toMatchObject(refused('supply.invitation_over'));
    expect((await buyer.owner.listSupplyInvitations({ state: 'revoked' })).total).toBe(1);
  });

  it('A1 are for nobody else', async () => {
    const { buyer, link } = await asking();
    const { id } = await buyer.owner.inviteSupplier({ ...TO, link });
    const outsider = await firm('다른 회사');
    const viewer = await member(buyer.id, 'viewer');
    for (const act of ['resendSupplyInvitation', 'revokeSupplyInvitation'] as const) {
      await expect(outsider.owner[act]({ id })).rejects.toMatchObject(refused('request.not_found'));
      await expect(viewer[act]({ id })).rejects.toMatchObject(refused('access.denied'));
    }
    expect((await outsider.owner.listSupplyInvitations()).total).toBe(0);
    expect((await viewer.listSupplyInvitations()).rows).toMatchObject([{ can: { resend: false, revoke: false } }]);
  });
});
