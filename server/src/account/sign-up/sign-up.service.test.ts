import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { isGate } from '../../../test/suite.ts';

const world = useWorld({ passwords: 'real' });
const pdf = await simplePdf();
const certificate = (name = '사업자등록증.pdf', bytes: Uint8Array = pdf) =>
  new File([Uint8Array.from(bytes)], name, { type: 'application/pdf' });

const hong = {
  name: '홍길동',
  email: 'hong@test.kr',
  password: 'correct horse battery',
  phone: '010-1234-5678',
  business_number: '1234567890',
};
const signUp = (change: object = {}) => world.withToken(null).signUp({ ...hong, file: certificate(), ...change });
const signIn = async (email = hong.email) => {
  const { jwt_token } = await world.withToken(null).signIn({ email, password: hong.password });
  return world.withToken(jwt_token);
};
const rows = async (table: 'account_user' | 'company' | 'company_member' | 'company_case' | 'document') =>
  (await world.db().selectFrom(table).selectAll().execute()) as Record<string, unknown>[];
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const keptFolder = () => world.files.arrivingFolder.replace(/arriving$/, 'kept');

describe('signUp', () => {
  it('S1.1 S3.2 S7.5 stores member, company, case, consents, file and mail together', async () => {
    const before = filesIn(keptFolder());
    expect(await signUp()).toEqual({ name: hong.name, email: hong.email, business_number: hong.business_number });
    expect(await rows('account_user')).toMatchObject([{ email: hong.email, phone: '01012345678', role: 'supplier' }]);
    expect(await rows('company')).toMatchObject([{ business_number: '1234567890', state: 'pending' }]);
    expect(await rows('company_member')).toMatchObject([{ role: 'owner', state: 'active' }]);
    const [document] = await rows('document');
    expect(document).toMatchObject({ name: '사업자등록증.pdf', media_type: 'application/pdf', size: pdf.length });
    expect(await rows('company_case')).toMatchObject([
      { kind: 'claim', state: 'submitted', document_id: document?.id },
    ]);
    expect(filesIn(keptFolder())).toBe(before + 1);
    expect(await world.mails()).toMatchObject([
      { recipient: hong.email, kind: 'account.confirmEmail', language: 'kr' },
    ]);
    expect((await rows('account_user'))[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('S1.1 lets the new member sign in at once', async () => {
    await signUp();
    const member = await signIn();
    expect(await member.getMe()).toMatchObject({ role: 'supplier', business_number: '1234567890' });
    expect((await member.getProfile()).company).toMatchObject({ state: 'pending', membership: 'active' });
    await expect(member.listFactories()).resolves.toMatchObject({ total: 0 });
  });

  it('S7.5 answers at the root as well as under /api', async () => {
    for (const [at, url] of ['/user/signup', '/api/user/signup'].entries()) {
      const form = new FormData();
      for (const [key, value] of Object.entries({ ...hong, email: `hong${at}@test.kr` })) form.append(key, value);
      form.append('file', certificate());
      const sent = new Response(form);
      const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await sent.arrayBuffer());
      expect((await world.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200);
    }
  });

  it('S5.5 takes any ten digits, full-width ones and dashes too, and notes whether the check digit fits', async () => {
    await signUp({ business_number: '１２３-45-67890' });
    await signUp({ email: 'other@test.kr', business_number: '124-81-00998' });
    const cases = await rows('company_case');
    expect(cases.map((row) => [row.business_number, row.has_check_digit]).toSorted()).toEqual([
      ['1234567890', false],
      ['1248100998', true],
    ]);
  });

  it('S5.7 records which version was agreed to, its hash, when and in which language', async () => {
    await signUp();
    const version = world.platform.terms.versionAt(world.clock());
    const text_hash = world.platform.terms.hashOf(version, 'kr');
    const row = { is_granted: true, version, text_hash, language: 'kr', address: '127.0.0.1' };
    const consents = await world.db().selectFrom('account_consent').selectAll().orderBy('seq').execute();
    expect(consents).toMatchObject([
      { item: 'service', ...row },
      { item: 'privacy', ...row },
    ]);
    expect(text_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('S5.7 refuses terms that no longer hold', async () => {
    const refused = { status: 409, code: 'account.terms_changed' };
    await expect(signUp({ terms_version: '2020-01-01' })).rejects.toMatchObject(refused);
    const { version } = await world.withToken(null).getTerms();
    await expect(signUp({ terms_version: version })).resolves.toBeDefined();
  });

  it('S3.2 refuses an address that has an account, and says where to go', async () => {
    await signUp();
    const refused = { status: 409, code: 'account.email_taken', fields: { email: 'taken' } };
    await expect(signUp({ email: ' HONG@test.kr ', business_number: '1111111111' })).rejects.toMatchObject(refused);
    expect(await rows('company')).toHaveLength(1);
  });

  it('S3.2 does not tell that a number has a company: the newcomer asks to be let in and sees nothing of it', async () => {
    const companyId = await world.company('1234567890');
    await world.db().updateTable('company').set({ state: 'verified' }).where('id', '=', companyId).execute();
    const owner = await world.supplier(companyId);
    await owner.registerFactory({ name: '울산 1공장', country: 'KR' });
    expect(await signUp()).toEqual({ name: hong.name, email: hong.email, business_number: '1234567890' });
    expect(await rows('company')).toHaveLength(1);
    expect(await rows('company_case')).toMatchObject([{ kind: 'join', company_id: companyId }]);
    const newcomer = await signIn();
    expect((await newcomer.getProfile()).company).toMatchObject({ state: 'pending', membership: 'requested' });
    const denied = { status: 403, code: 'access.denied' };
    await expect(newcomer.listFactories()).rejects.toMatchObject(denied);
    await expect(newcomer.registerFactory({ name: 'x', country: 'KR' })).rejects.toMatchObject(denied);
    const [document] = await rows('document');
    const id = String(document?.id);
    await expect(newcomer.getDocument({ id })).resolves.toBeInstanceOf(Blob);
    await expect(owner.getDocument({ id })).rejects.toMatchObject({ status: 404 });
  });

  it('keeps claims to one unverified number apart', async () => {
    await signUp();
    await signUp({ email: 'rival@test.kr' });
    expect(await rows('company')).toHaveLength(2);
    const [mine, theirs] = [await signIn(), await signIn('rival@test.kr')];
    await mine.registerFactory({ name: '울산 1공장', country: 'KR' });
    await expect(theirs.listFactories()).resolves.toMatchObject({ total: 0 });
    const id = (await mine.getProfile()).company?.certificate?.id ?? '';
    await expect(theirs.getDocument({ id })).rejects.toMatchObject({ status: 404, code: 'request.not_found' });
  });

  it('S5.2 S5.3 names every field that is wrong, all at once', async () => {
    const wrong = { name: ' ', email: 'x', password: 'short', phone: '+82 10.1234.5678', business_number: '123' };
    const fields = Object.fromEntries(Object.keys(wrong).map((key) => [key, expect.any(String)]));
    await expect(signUp(wrong)).rejects.toMatchObject({ status: 400, code: 'request.invalid', fields });
    expect(await rows('account_user')).toEqual([]);
  });

  it.each(['password1234', 'hong@test.kr', '12345678', 'ieum2026!', 'aaaaaaaa', '01012345678'])(
    'S5.2 refuses the guessable password %s',
    async (password) => {
      const refused = { status: 400, code: 'account.password_common', fields: { password: 'common' } };
      await expect(signUp({ password })).rejects.toMatchObject(refused);
    },
  );

  it('writes the mail in the language that the browser asked for', async () => {
    const form = new FormData();
    for (const [key, value] of Object.entries(hong)) form.append(key, value);
    form.append('file', certificate());
    const sent = new Response(form);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '', 'accept-language': 'ja,en;q=0.5' };
    await world.inject({
      method: 'POST',
      url: '/user/signup',
      headers,
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(await world.mails()).toMatchObject([{ language: 'jp' }]);
  });

  it('B9 makes one account and one file of many sign-ups at once with spellings of one address', async () => {
    const before = filesIn(keptFolder());
    const spellings = ['hong@test.kr', 'HONG@TEST.KR', 'ｈｏｎｇ@test.kr', ' Hong@Test.kr'];
    const tries = Array.from({ length: isGate ? 12 : 50 }, (_, at) =>
      signUp({ email: spellings[at % spellings.length] }),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.status] : []));
    // A request that finds the queue full gets 503; every other one learns that the address is taken.
    expect(refusals.every((status) => status === 409 || status === 503)).toBe(true);
    expect(await rows('account_user')).toHaveLength(1);
    expect(await rows('document')).toHaveLength(1);
    expect(filesIn(keptFolder())).toBe(before + 1);
    expect(filesIn(world.files.arrivingFolder)).toBe(0);
  });
});
