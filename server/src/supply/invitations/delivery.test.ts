import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product } = useSupply(world);
const EMAIL = 'sales@eco.test';
const PERSON = { name: '이하나', phone: '010-2345-6789', password: 'seven ships at noon' };
const DEAD = { code: 'account.link_dead' };
const stranger = world.withToken(null);
const pdf = await simplePdf();
const secretIn = (url: string) => /^https:\/\/ieum\.test\/invite\/(supply-[\w-]{43})$/.exec(url)?.[1] ?? '';

const invite = async () => {
  const buyer = await firm('한빛모빌리티');
  const proposal = { productId: await product(buyer, '전기차'), words: { product: '배터리팩' } };
  const whom = { email: EMAIL, businessNumber: '2208162517', language: 'kr' } as const;
  const { id, linkId } = await buyer.owner.inviteSupplier({ ...whom, proposal });
  return { buyer, id, linkId };
};
const mailed = async () => {
  const mails = (await world.mails()).filter(({ recipient }) => recipient === EMAIL);
  return /\/invite\/([\w-]+)/.exec(mails.at(-1)?.body_text ?? '')?.[1] ?? '';
};

describe('makeSupplyInvitationLink', () => {
  it('22.7 gives the inviter a link beside the mailed one, of which only the hash is kept', async () => {
    const { buyer, id } = await invite();
    const first = secretIn((await buyer.owner.makeSupplyInvitationLink({ id })).url);
    const second = secretIn((await buyer.owner.makeSupplyInvitationLink({ id })).url);
    await expect(stranger.readSupplyInvitation({ token: first })).rejects.toMatchObject(DEAD);
    for (const token of [second, await mailed()])
      expect(await stranger.readSupplyInvitation({ token })).toMatchObject({ companyNames: { name: '한빛모빌리티' } });
    const rows = await world.db().selectFrom('supply_invitation_secret').selectAll().execute();
    expect(JSON.stringify([rows, await buyer.owner.listSupplyInvitations()])).not.toContain(second);
  });

  it('22.7 proves no mailbox: whoever comes by it confirms the address by a mail of its own', async () => {
    const { buyer, id, linkId } = await invite();
    const token = secretIn((await buyer.owner.makeSupplyInvitationLink({ id })).url);
    const file = new File([Uint8Array.from(pdf)], '증명서.pdf', { type: 'application/pdf' });
    expect(await stranger.joinBySupplyInvitation({ token, ...PERSON, file })).toMatchObject({ email: EMAIL, linkId });
    const { jwt_token } = await stranger.signIn({ email: EMAIL, password: PERSON.password });
    expect(await world.withToken(jwt_token).getProfile()).toMatchObject({ isEmailConfirmed: false });
    const kinds = (await world.mails()).map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(kinds).toContain(`account.confirmEmail ${EMAIL}`);
  });

  it('22.7 ends with the invitation', async () => {
    const { buyer, id } = await invite();
    const token = secretIn((await buyer.owner.makeSupplyInvitationLink({ id })).url);
    await buyer.owner.revokeSupplyInvitation({ id });
    await expect(stranger.readSupplyInvitation({ token })).rejects.toMatchObject(DEAD);
    const late = buyer.owner.makeSupplyInvitationLink({ id });
    await expect(late).rejects.toMatchObject({ code: 'supply.invitation_over' });
  });

  it('22.7 is for whoever writes for the inviting company', async () => {
    const { buyer, id } = await invite();
    const [viewer, outsider] = [await member(buyer.id, 'viewer'), await firm('다른 회사')];
    await expect(viewer.makeSupplyInvitationLink({ id })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(outsider.owner.makeSupplyInvitationLink({ id })).rejects.toMatchObject({ code: 'request.not_found' });
  });
});
