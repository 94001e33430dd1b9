import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { verified, member, membershipOf, noticesOf } = useCompanies(world);
const NUMBER = '1248100998';
const PASSWORD = 'seven ships at noon';
const DENIED = { status: 403, code: 'access.denied' };
const pdf = async (name = '사업자등록증.pdf') => new File([await simplePdf()], name, { type: 'application/pdf' });

const signUp = async (email: string, business_number = NUMBER) => {
  const person = { name: '나새롬', email, password: PASSWORD, phone: '01012345678', business_number };
  await world.withToken(null).signUp({ ...person, file: await pdf() });
  const { jwt_token } = await world.withToken(null).signIn({ email, password: PASSWORD });
  const id = (await world.tokens.read(jwt_token))?.sub ?? '';
  return Object.assign(world.withToken(jwt_token), { id });
};

const casesOf = (id: string) =>
  world
    .db()
    .selectFrom('company_case')
    .select(['kind', 'state', 'reason'])
    .where('submitted_by', '=', id)
    .orderBy('kind', 'desc')
    .orderBy('state')
    .execute();

describe('a wish to join', () => {
  it('A9 S2.11 is told to the owners, each in their language, who let in with a role at the very next request', async () => {
    const company = await verified();
    const owner = await member(company, 'owner', { language: 'jp', email: 'owner@test.kr' });
    const editor = await member(company, 'editor');
    const na = await signUp('na@test.kr');
    expect(await na.getOwnRequest()).toMatchObject({ state: 'requested', businessNumber: NUMBER });
    expect(await na.getProfile()).toMatchObject({ company: { name: '', membership: 'requested' } });
    await expect(na.getCompany()).rejects.toMatchObject(DENIED);
    expect(await noticesOf(owner.id)).toMatchObject([
      { kind: 'company.joinRequested', about: { company: '한빛정밀', person: '나새롬' }, path: '/company/members' },
    ]);
    expect(await noticesOf(editor.id)).toEqual([]);
    expect((await world.mails()).find(({ recipient }) => recipient === 'owner@test.kr')).toMatchObject({
      subject: '【Ieum】会社への参加申請が届きました',
    });
    const { rows, total } = await owner.listJoinRequests({});
    expect([rows, total]).toEqual([[{ id: na.id, name: '나새롬', email: 'na@test.kr', since: expect.any(String) }], 1]);

    await owner.letIn({ id: na.id, role: 'editor' });
    expect(await na.getCompany()).toMatchObject({ name: '한빛정밀', memberRole: 'editor' });
    expect(await noticesOf(na.id)).toMatchObject([
      { kind: 'company.joinDecided', about: { company: '한빛정밀', decision: 'granted', role: 'editor' } },
    ]);
    expect(await casesOf(na.id)).toEqual([{ kind: 'join', state: 'verified', reason: '' }]);
    expect((await owner.listJoinRequests({})).total).toBe(0);
    await expect(owner.letIn({ id: na.id, role: 'viewer' })).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('shows the owners nothing of the certificate', async () => {
    const company = await verified();
    const owner = await member(company);
    const na = await signUp('na@test.kr');
    const { company: own } = await na.getProfile();
    const id = own?.certificate?.id ?? '';
    expect((await na.getDocument({ id })).size).toBeGreaterThan(0);
    await expect(owner.getDocument({ id })).rejects.toMatchObject({ code: 'request.not_found' });
    await owner.letIn({ id: na.id, role: 'viewer' });
    await expect(owner.getDocument({ id })).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('refused with a reason leaves the account, tells why and nothing of the company, and leads on', async () => {
    const company = await verified();
    const owner = await member(company);
    const na = await signUp('na@test.kr');
    await owner.refuseRequest({ id: na.id, reason: '저희 직원이 아니에요. <b>' });
    expect(await na.getOwnRequest()).toEqual({ state: 'none', businessNumber: '', since: null });
    expect(await na.getProfile()).toMatchObject({ company: null });
    expect(await noticesOf(na.id)).toMatchObject([
      {
        kind: 'company.joinDecided',
        about: { company: '124-81-00998', decision: 'refused', reason: '저희 직원이 아니에요. <b>' },
      },
    ]);
    const mail = (await world.mails()).find(({ kind }) => kind === 'company.joinDecided');
    expect(mail?.body_text).toContain('저희 직원이 아니에요');
    expect(mail?.body_text).not.toContain('한빛');
    expect(mail?.body_html).not.toContain('<b>');

    await na.claimCompany({ business_number: '220-81-62517', file: await pdf() });
    expect(await na.getCompany()).toMatchObject({
      businessNumber: '2208162517',
      state: 'pending',
      memberRole: 'owner',
    });
    expect(await casesOf(na.id)).toMatchObject([
      { kind: 'join', state: 'rejected' },
      { kind: 'claim', state: 'submitted' },
    ]);
  });

  it.each(['', ' ', 'x'.repeat(501), 'a\u0000b'])('is not refused for the reason %j', async (reason) => {
    const company = await verified();
    const owner = await member(company);
    const { id } = await member(company, 'viewer', { membership: 'requested' });
    await expect(owner.refuseRequest({ id, reason })).rejects.toMatchObject({ fields: { reason: expect.any(String) } });
    expect(await membershipOf(id)).toMatchObject({ state: 'requested' });
  });

  it('is withdrawn once, and can be made again', async () => {
    await member(await verified());
    const na = await signUp('na@test.kr');
    await na.withdrawRequest();
    await expect(na.withdrawRequest()).rejects.toMatchObject({ code: 'request.not_found' });
    await na.claimCompany({ business_number: NUMBER, file: await pdf() });
    expect(await na.getOwnRequest()).toMatchObject({ state: 'requested', businessNumber: NUMBER });
    expect(await casesOf(na.id)).toMatchObject([{ state: 'rejected' }, { state: 'submitted' }]);
  });

  it('is seen by owners alone', async () => {
    const company = await verified();
    await member(company, 'viewer', { membership: 'requested' });
    for (const role of ['editor', 'viewer'] as const)
      await expect((await member(company, role)).listJoinRequests({})).rejects.toMatchObject(DENIED);
    expect(await (await member(await verified('2208162517'))).listJoinRequests({})).toEqual({ rows: [], total: 0 });
  });
});

describe('claimCompany', () => {
  it('takes the place of a wish to join a company that is another', async () => {
    const owner = await member(await verified());
    const na = await signUp('na@test.kr');
    await na.claimCompany({ business_number: '2208162517', file: await pdf() });
    expect(await na.getCompany()).toMatchObject({ businessNumber: '2208162517', memberRole: 'owner' });
    expect(await owner.listJoinRequests({})).toMatchObject({ total: 0 });
    expect(await casesOf(na.id)).toMatchObject([{ state: 'rejected' }, { state: 'submitted' }]);
  });

  it('is for people without a company, and takes a PDF', async () => {
    const owner = await member(await verified());
    await expect(owner.claimCompany({ business_number: NUMBER, file: await pdf() })).rejects.toMatchObject(DENIED);
    const nobody = await member(await verified('2208162517'), 'viewer', { membership: 'left' });
    const file = new File(['no pdf'], 'a.pdf', { type: 'application/pdf' });
    await expect(nobody.claimCompany({ business_number: NUMBER, file })).rejects.toMatchObject({
      code: 'document.not_pdf',
      fields: { file: 'not_pdf' },
    });
    await expect(nobody.claimCompany({ business_number: '12', file: await pdf() })).rejects.toMatchObject({
      fields: { business_number: expect.any(String) },
    });
  });
});
