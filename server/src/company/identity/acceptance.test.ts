// @both-engines: triggers keep former identities.
import { beforeEach, describe, expect, it } from 'vitest';
import { HELD, NUMBER, OTHER_NUMBER, useIdentities, WANTED } from '../../../test/fixtures/company/identities.ts';
import { type Caller, useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { verified, member, noticesOf, admin, apply, all, file, request, waiting, notesOf } = useIdentities(world);

let company: string;
let owner: Caller & { id: string };
let operator: Caller;
beforeEach(() => {
  ({ company, owner, operator } = all());
});

const WAITS_FOR = { confirmed: null, 'by us': 'buyer', 'by them': 'supplier' } as const;

/** Adds a buyer with one link to the company: confirmed, or only proposed by one side. */
const partner = async (number: string, how: 'confirmed' | 'by us' | 'by them') => {
  const id = await verified(number, '한빛모빌리티');
  const at = world.clock().toISOString();
  await world
    .db()
    .insertInto('supply_link')
    .values({
      buyer_company_id: id,
      supplier_company_id: company,
      created_at: at,
      updated_at: at,
      state: how === 'confirmed' ? 'confirmed' : 'proposed',
      agreed_at: how === 'confirmed' ? at : null,
      proposed_by: how === 'by us' ? 'supplier' : 'buyer',
      waits_for: WAITS_FOR[how],
      figures: '{"validFrom":"2026-01-01"}',
      words: '{"company":"","country":"","product":"","partNumber":"","hs":"","region":""}',
    } as never)
    .execute();
  return member(id);
};

describe('verifyCase', () => {
  it('#22.1 makes the new identity hold, keeps the old name, and notes both in the audit log', async () => {
    await request(owner);
    await operator.verifyCase(await waiting());
    expect(await owner.getIdentity()).toMatchObject({
      current: WANTED,
      request: { state: 'verified' },
      formerNames: [{ name: HELD.name, nameEnglish: '' }],
      can: { request: true, withdraw: false },
    });
    expect(await owner.getCompany()).toMatchObject({ name: WANTED.name, state: 'verified', businessNumber: NUMBER });
    const [note] = await notesOf('verifyCase');
    expect(note).toContain('name: "한빛정밀" → "누리셀에너지"');
    expect(await noticesOf(owner.id)).toMatchObject([
      { kind: 'company.identityDecided', about: { decision: 'accepted' }, path: '/company/identity' },
    ]);
    const kept = () => world.db().updateTable('company_former_identity').set({ name: '없던 이름' }).execute();
    await expect(world.undone(kept)).rejects.toThrow(/never changed/);
  });

  it('#22.1 notifies the partners who know the company by name, and nobody else', async () => {
    const confirmed = await partner('1018112345', 'confirmed');
    const proposedTo = await partner('1018112346', 'by us');
    const proposing = await partner('1018112347', 'by them');
    const stranger = await member(await verified(OTHER_NUMBER, '남의 회사'));
    await request(owner);
    await operator.verifyCase(await waiting());
    const about = { company: WANTED.name, formerName: HELD.name, businessNumber: NUMBER, country: 'KR' };
    for (const who of [confirmed, proposedTo])
      expect(await noticesOf(who.id)).toMatchObject([{ kind: 'company.renamed', about }]);
    for (const who of [proposing, stranger]) expect(await noticesOf(who.id)).toEqual([]);
    await request(owner, { representative: '이누리' });
    await operator.verifyCase(await waiting());
    expect(await noticesOf(confirmed.id)).toHaveLength(1);
  });

  it('25.4 tells each partner the name in the script that they read, in the notification and in the mail', async () => {
    const buyer = await partner('1018112345', 'confirmed');
    await world.db().updateTable('account_user').set({ language: 'cn' }).where('id', '=', buyer.id).execute();
    await request(owner, { nameChinese: '努里电芯' });
    await operator.verifyCase(await waiting());
    const about = { company: WANTED.name, companyEnglish: WANTED.nameEnglish, companyChinese: '努里电芯' };
    expect(await noticesOf(buyer.id)).toMatchObject([{ about }]);
    const [mail] = (await world.mails()).filter(({ kind }) => kind === 'company.renamed');
    expect(mail?.body_text).toContain('努里电芯');
    expect(mail?.body_text).not.toContain(WANTED.name);
    expect(mail?.body_text).toContain(HELD.name);
  });

  it('moves a company to another number, and never to one that another company has', async () => {
    await verified(OTHER_NUMBER, '남의 회사');
    await request(owner, { number: OTHER_NUMBER });
    const taken = operator.verifyCase(await waiting());
    await expect(taken).rejects.toMatchObject({ status: 409, code: 'company.number_taken' });
    expect(await owner.getIdentity()).toMatchObject({ current: HELD, request: { state: 'submitted' } });
    await operator.rejectCase({ ...(await waiting()), reason: '다른 회사의 번호예요.' });
    await request(owner, { ...HELD, country: 'DE', number: 'HRB 12345' });
    await operator.verifyCase(await waiting());
    expect(await owner.getIdentity()).toMatchObject({ current: { country: 'DE', number: 'HRB12345' } });
    expect(await owner.getCompany()).toMatchObject({ businessNumber: '', country: 'DE' });
  });

  it('#22 tells the second of two operators on one case', async () => {
    const otherOperator = (await admin({ email: 'other-admin@test.kr' })).client;
    await request(owner);
    const seen = await waiting();
    const claimed = await operator.takeCase(seen);
    await expect(otherOperator.verifyCase(seen)).rejects.toMatchObject({ status: 409, code: 'company.case_changed' });
    const held = { id: seen.id, version: claimed.version };
    await expect(otherOperator.verifyCase(held)).rejects.toMatchObject({ status: 409, code: 'company.case_taken' });
    await operator.verifyCase(held);
    const late = otherOperator.rejectCase({ ...held, reason: '늦었어요.' });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'company.case_changed' });
    expect(await owner.getIdentity()).toMatchObject({ current: WANTED, request: { state: 'verified' } });
  });
});

describe('verifyCase of a claim', () => {
  it('#22.1 verifies the name that the operator saw, not one that was typed meanwhile', async () => {
    const { client, caseId } = await apply({ businessNumber: OTHER_NUMBER });
    await client.updateCompany({ name: '새싹정밀', version: 1 });
    const { id, version } = await operator.getCase({ id: caseId });
    await client.updateCompany({ name: '누리셀에너지', version: 2 });
    const late = operator.verifyCase({ id, version });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'company.case_changed' });
    await client.updateCompany({ industry: '도금', version: 3 });
    const seen = await operator.getCase({ id: caseId });
    expect(seen).toMatchObject({ companyName: '누리셀에너지', version: version + 1 });
    await operator.verifyCase({ id, version: seen.version });
    expect(await client.getCompany()).toMatchObject({ name: '누리셀에너지', state: 'verified' });
  });
});

describe('rejectCase', () => {
  it('#22.1 leaves company, owner and name as they are', async () => {
    await request(owner);
    await operator.rejectCase({ ...(await waiting()), reason: '등록증의 상호와 달라요.' });
    expect(await owner.getCompany()).toMatchObject({ name: HELD.name, state: 'verified', memberRole: 'owner' });
    expect(await owner.getIdentity()).toMatchObject({
      request: { state: 'rejected', isWithdrawn: false, reason: '등록증의 상호와 달라요.' },
      can: { request: true },
    });
    expect(await noticesOf(owner.id)).toMatchObject([
      { kind: 'company.identityDecided', about: { decision: 'rejected' } },
    ]);
  });
});

describe('askCorrection', () => {
  it('sends a change of identity back; it is submitted again as another round', async () => {
    await request(owner);
    const odd = operator.askCorrection({ ...(await waiting()), fields: [{ field: 'phone', note: '' }] });
    await expect(odd).rejects.toMatchObject({ status: 400 });
    const fields = [{ field: 'companyName' as const, note: '등록증과 같게 적어 주세요.' }];
    await operator.askCorrection({ ...(await waiting()), fields });
    expect(await owner.getIdentity()).toMatchObject({
      current: HELD,
      request: { state: 'needs_correction', corrections: fields },
      can: { request: true, withdraw: true },
    });
    expect((await owner.getVerification()).own).toBeNull();
    await request(owner, { name: '(주)누리셀에너지' });
    const { id } = await waiting();
    expect(await operator.getCase({ id })).toMatchObject({ round: 2, state: 'submitted' });
    await operator.verifyCase(await waiting());
    expect(await owner.getCompany()).toMatchObject({ name: '(주)누리셀에너지' });
  });
});

describe('letIn', () => {
  it('#22.1 never grants what somebody has asked for as an editor of another company', async () => {
    const editor = await member(company, 'editor');
    await request(editor);
    await owner.removeMember({ id: editor.id });
    const otherCompany = await verified(OTHER_NUMBER, '남의 회사');
    const welcoming = await member(otherCompany);
    await editor.claimCompany({ business_number: OTHER_NUMBER, file: file() });
    await welcoming.letIn({ id: editor.id, role: 'editor' });
    expect(await owner.getIdentity()).toMatchObject({ current: HELD, request: { state: 'rejected' } });
  });
});
