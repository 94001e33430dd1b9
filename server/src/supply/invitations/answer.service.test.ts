import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product } = useSupply(world);
const NOBODY = '2208162517';
const EMAIL = 'sales@eco.test';
const PERSON = { name: '이하나', phone: '010-2345-6789', password: 'seven ships at noon' };
const dead = { code: 'account.link_dead' };
const notYours = { code: 'account.link_not_yours' };

const pdf = await simplePdf();
const paper = () => new File([Uint8Array.from(pdf)], '증명서.pdf', { type: 'application/pdf' });

const tokenOf = async (email = EMAIL) => {
  const mails = (await world.mails()).filter(({ recipient }) => recipient === email);
  return /\/invite\/([\w-]+)/.exec(mails.at(-1)?.body_text ?? '')?.[1] ?? '';
};

/** Invites a supplier for a link, by its number or abroad. */
const invited = async (number = NOBODY, country = 'KR') => {
  const buyer = await firm('한빛모빌리티');
  const car = await product(buyer, '전기차');
  const who = country === 'KR' ? { businessNumber: number } : { country, companyName: 'Song Hong Wiring' };
  const proposal = { productId: car, words: { product: '배터리팩' }, figures: { spendShare: 40 } };
  const { linkId } = await buyer.owner.inviteSupplier({ email: EMAIL, language: 'kr', ...who, proposal });
  return { buyer, linkId, token: await tokenOf() };
};
const stateSeen = async ({ owner }: Awaited<ReturnType<typeof firm>>) =>
  (await owner.listSupplyInvitations()).rows.map(({ state }) => state);
const open = () => world.withToken(null);

describe('readSupplyInvitation', () => {
  it('S2.4 tells who asks about what, and that it was opened', async () => {
    const { buyer, token } = await invited();
    expect(await open().readSupplyInvitation({ token })).toMatchObject({
      ...{ companyNames: { name: '한빛모빌리티' }, partnerProduct: { name: '배터리팩' }, product: '전기차' },
      ...{ hasAccount: false, invited: { businessNumber: NOBODY, country: 'KR' } },
    });
    expect(await stateSeen(buyer)).toEqual(['opened']);
    world.passHours(24 * 30);
    await expect(open().readSupplyInvitation({ token })).rejects.toMatchObject(dead);
    await expect(open().readSupplyInvitation({ token: 'supply-nothing' })).rejects.toMatchObject(dead);
    // Sessions do not last for days.
    expect(await stateSeen({ ...buyer, owner: await member(buyer.id) })).toEqual(['expired']);
  });
});

describe('declineSupplyInvitation', () => {
  it('S2.4 ends the link and tells the inviter why; the proposal stays, and can be sent to somebody else', async () => {
    const { buyer, linkId, token } = await invited();
    await open().declineSupplyInvitation({ token, reason: '거래한 적이 없어요.' });
    await expect(open().declineSupplyInvitation({ token })).rejects.toMatchObject(dead);
    expect((await buyer.owner.listNotices()).rows).toMatchObject([
      { kind: 'supply.invitationAnswered', about: { outcome: 'declined', reason: '거래한 적이 없어요.' } },
    ]);
    const { state, version } = await buyer.owner.getLink({ id: linkId });
    expect(state).toBe('proposed');
    const link = { id: linkId, version };
    await buyer.owner.inviteSupplier({ email: 'other@eco.test', language: 'kr', link });
    expect(await stateSeen(buyer)).toHaveLength(2);
  });
});

describe('acceptSupplyInvitation', () => {
  it('S2.4 puts the link before anybody who writes for the verified company, once', async () => {
    const supplier = await firm('누리셀에너지');
    const { buyer, linkId, token } = await invited(supplier.number);
    const editor = await member(supplier.id, 'editor');
    expect(await editor.readOwnSupplyInvitation({ token })).toMatchObject({ companyNames: { name: '한빛모빌리티' } });
    expect(await editor.acceptSupplyInvitation({ token })).toEqual({ linkId });
    await expect(editor.acceptSupplyInvitation({ token })).rejects.toMatchObject(dead);
    const { version } = await editor.getLink({ id: linkId });
    await editor.confirmLink({ id: linkId, version });
    expect(await stateSeen(buyer)).toEqual(['accepted']);
  });

  it('S2.4 says accepted by itself where the owners have confirmed without the link', async () => {
    const supplier = await firm('누리셀에너지');
    const { buyer, linkId, token } = await invited(supplier.number);
    const { version } = await supplier.owner.getLink({ id: linkId });
    await supplier.owner.confirmLink({ id: linkId, version });
    expect(await stateSeen(buyer)).toEqual(['accepted']);
    await expect(supplier.owner.acceptSupplyInvitation({ token })).rejects.toMatchObject(dead);
  });

  it('22.4 says declined, not revoked, where the owners have left the link instead', async () => {
    const supplier = await firm('누리셀에너지');
    const { buyer, linkId: id } = await invited(supplier.number);
    await supplier.owner.withdrawLink({ id, version: 1, note: '거래하지 않아요.' });
    expect(await stateSeen(buyer)).toEqual(['declined']);
  });

  it('A1 refuses another company, a viewer, an operator, the inviter itself, and a claim by another mailbox', async () => {
    const supplier = await firm('누리셀에너지');
    const { buyer, token } = await invited(supplier.number);
    const outsider = await firm('다른 회사');
    const sameMailbox = await member(outsider.id, 'owner', { email: EMAIL });
    const viewer = await member(supplier.id, 'viewer');
    const claim = await world.supplier(await world.company(supplier.number));
    for (const person of [outsider.owner, sameMailbox, viewer, await world.admin(), buyer.owner, claim]) {
      await expect(person.readOwnSupplyInvitation({ token })).rejects.toMatchObject(notYours);
      await expect(person.acceptSupplyInvitation({ token })).rejects.toMatchObject(notYours);
    }
    expect(await stateSeen(buyer)).toEqual(['sent']);
  });
});

/** The message covers many refusals besides inviting colleagues, so it names none of them. */
const WAITS = { en: 'This is available once your company is verified.' };

describe('joinBySupplyInvitation', () => {
  it('S2.4 23.13 opens an account with the number of the invitation, and the link waits there', async () => {
    const { buyer, linkId, token } = await invited();
    const input = { ...PERSON, company_name: '누리셀에너지' };
    const made = await open().joinBySupplyInvitation({ token, ...input, file: paper() });
    expect(made).toEqual({ name: PERSON.name, email: EMAIL, linkId });
    await expect(open().readSupplyInvitation({ token })).rejects.toMatchObject(dead);
    const signedIn = await open().signIn({ email: EMAIL, password: PERSON.password });
    expect(signedIn.business_number).toBe(NOBODY);
    const newcomer = world.withToken(signedIn.jwt_token);
    const link = await newcomer.getLink({ id: linkId });
    expect(link).toMatchObject({ side: 'supplier', waitsForMe: true, partner: { name: '한빛모빌리티' } });
    const key = { id: linkId, version: link.version };
    // The company may not speak to others before the operator has verified it.
    await expect(newcomer.confirmLink(key)).rejects.toMatchObject({ code: 'company.not_verified', msg: WAITS });
    await verifyFirst();
    expect(await newcomer.confirmLink(key)).toMatchObject({ state: 'confirmed' });
    expect(await buyer.owner.getLink({ id: linkId })).toMatchObject({ partner: { name: '누리셀에너지' } });
    expect(await stateSeen(buyer)).toEqual(['accepted']);
  });

  it('S2.4 takes in a company abroad with its number there, which invites its own and shows nobody before it', async () => {
    const { buyer, linkId, token } = await invited('', 'VN');
    const abroad = { token, ...PERSON, registration_number: '0312 345-678', registration_scheme: 'MST' };
    const join = async (input: object) => open().joinBySupplyInvitation({ ...abroad, ...input, file: paper() });
    await expect(join({})).rejects.toMatchObject({ fields: { phone: 'invalid' } });
    await expect(join({ phone: '+84 24 3825 1234', registration_number: '' })).rejects.toMatchObject({
      fields: { registration_number: 'missing' },
    });
    await join({ phone: '+84 24 3825 1234' });
    const found = await open().findEmail({ name: PERSON.name, phone: '+84-24-3825-1234' });
    expect(found.emails).toHaveLength(1);
    const { jwt_token, business_number } = await open().signIn({ email: EMAIL, password: PERSON.password });
    expect(business_number).toBe('');
    await verifyFirst();
    const supplier = world.withToken(jwt_token);
    const { version } = await supplier.getLink({ id: linkId });
    const confirmed = await supplier.confirmLink({ id: linkId, version });
    expect(await buyer.owner.getLink({ id: linkId })).toMatchObject({
      partner: { name: 'Song Hong Wiring', country: 'VN' },
    });
    const proposal = { productId: confirmed.product?.id ?? '', words: { product: 'Copper wire' } };
    const next = { email: 'mine@copper.test', country: 'CL', companyName: 'Cobre', language: 'en' as const };
    await supplier.inviteSupplier({ ...next, proposal });
    const shown = await open().readSupplyInvitation({ token: await tokenOf('mine@copper.test') });
    expect(shown).toMatchObject({ companyNames: { name: 'Song Hong Wiring' }, product: '배터리팩' });
    const mails = (await world.mails()).filter(({ recipient }) => recipient === next.email);
    expect(JSON.stringify([shown, mails])).not.toContain('한빛모빌리티');
  });

  it('S2.4 asks the owners to let somebody in where the number has a company by now', async () => {
    const supplier = await firm('누리셀에너지');
    const { buyer, token } = await invited(supplier.number);
    await open().joinBySupplyInvitation({ token, ...PERSON, file: paper() });
    const { jwt_token } = await open().signIn({ email: EMAIL, password: PERSON.password });
    await expect(world.withToken(jwt_token).listLinks()).rejects.toMatchObject({ code: 'access.denied' });
    const kinds = (await supplier.owner.listNotices()).rows.map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['company.joinRequested', 'supply.linkAsked']);
    expect(await stateSeen(buyer)).toEqual(['accepted']);
  });

  it('S2.4 lets a company abroad correct its number there, and submit it anew after a rejection', async () => {
    const { token } = await invited('', 'VN');
    const phone = '+84 24 3825 1234';
    const abroad = { ...PERSON, phone, registration_number: '0312-345', registration_scheme: 'MST' };
    await open().joinBySupplyInvitation({ token, ...abroad, file: paper() });
    const { jwt_token } = await open().signIn({ email: EMAIL, password: PERSON.password });
    const applicant = world.withToken(jwt_token);
    const operator = await world.admin();
    const { id = '' } = (await operator.listCases()).rows[0] ?? {};
    const seen = async () => (await operator.getCase({ id })).version;
    const number = { field: 'businessNumber' as const, note: '한 자리가 빠졌어요.' };
    const fields = [number, { field: 'phone' as const, note: '통화가 안 돼요.' }];
    await operator.askCorrection({ id, version: await seen(), fields });
    const version = await seen();
    const send = (sent: object) => applicant.sendCorrection({ version, phone, ...sent });
    await expect(send({})).rejects.toMatchObject({ fields: { businessNumber: 'missing' } });
    await expect(send({ businessNumber: NOBODY })).rejects.toMatchObject({
      fields: { businessNumber: expect.any(String) },
    });
    const inKorea = send({ registrationNumber: '0312-3456', phone: '010-2345-6789' });
    await expect(inKorea).rejects.toMatchObject({ fields: { phone: 'invalid' } });
    await send({ registrationNumber: '0312-3456', phone: '+84 24 1111 2222' });
    expect((await applicant.getVerification()).own?.typed).toMatchObject({
      businessNumber: 'VN 03123456',
      phone: '842411112222',
    });
    await operator.rejectCase({ id, version: await seen(), reason: '증명서가 흐려요.' });
    const again = { version: await seen(), registrationNumber: '0312 34567', file: paper() };
    await applicant.sendCertificate(again);
    await operator.verifyCase({ id, version: await seen() });
    const kept = await world
      .db()
      .selectFrom('company')
      .select(['registration_number', 'business_number', 'state'])
      .execute();
    expect(kept).toContainEqual({ registration_number: '031234567', business_number: null, state: 'verified' });
  });

  it('S2.4 gives the place to whoever is asked next, where a claim was rejected', async () => {
    const { buyer, linkId, token } = await invited('', 'VN');
    const abroad = { ...PERSON, phone: '+84 24 3825 1234', registration_number: '03', registration_scheme: 'MST' };
    await open().joinBySupplyInvitation({ token, ...abroad, file: paper() });
    const canAskOther = async () => (await buyer.owner.listSupplyInvitations()).rows.map(({ can }) => can.askOther);
    expect(await canAskOther()).toEqual([false]);
    const operator = await world.admin();
    const { id = '' } = (await operator.listCases()).rows[0] ?? {};
    const { version: seen } = await operator.getCase({ id });
    await operator.rejectCase({ id, version: seen, reason: '다른 회사의 증명서예요.' });
    expect(await canAskOther()).toEqual([true]);
    const { version } = await buyer.owner.getLink({ id: linkId });
    const email = 'right@songhong.test';
    const input = { email, language: 'en' as const, country: 'VN', companyName: 'Song Hong Wiring' };
    await buyer.owner.inviteSupplier({ ...input, link: { id: linkId, version } });
    const next = { token: await tokenOf(email), ...abroad, registration_number: '04' };
    expect(await open().joinBySupplyInvitation({ ...next, file: paper() })).toMatchObject({ linkId });
    const { jwt_token } = await open().signIn({ email, password: PERSON.password });
    expect(await world.withToken(jwt_token).getLink({ id: linkId })).toMatchObject({ waitsForMe: true });
  });

  it('leaves everything as it was where the file is no certificate, or the address has an account', async () => {
    const { buyer, token } = await invited();
    const bad = new File(['nothing'], 'a.pdf', { type: 'application/pdf' });
    const join = (file: File) => open().joinBySupplyInvitation({ token, ...PERSON, file });
    await expect(join(bad)).rejects.toMatchObject({ code: 'document.not_pdf' });
    await member((await firm('다른 회사')).id, 'owner', { email: EMAIL });
    await expect(join(paper())).rejects.toMatchObject({ code: 'account.email_taken' });
    expect(await stateSeen(buyer)).toEqual(['sent']);
  });
});

const verifyFirst = async () => {
  const operator = await world.admin();
  const [first] = (await operator.listCases()).rows;
  const { version } = await operator.getCase({ id: first?.id ?? '' });
  await operator.verifyCase({ id: first?.id ?? '', version });
};
