import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const pdf = await simplePdf();
const certificate = (name: string) => new File([Uint8Array.from(pdf)], name, { type: 'application/pdf' });
const rows = async (table: 'account_user' | 'company' | 'company_case' | 'account_consent') =>
  (await world.db().selectFrom(table).selectAll().execute()) as Record<string, unknown>[];

describe('signUpAbroad', () => {
  const an = {
    name: 'Nguyễn Văn An',
    email: 'an@songhong.vn',
    password: 'seven ships at noon',
    phone: '+84 24 3825 1234',
    country: 'VN',
    company_name: 'Song Hong Wiring',
    registration_scheme: 'Mã số thuế',
    registration_number: '0312-345 678',
  };
  const shown = {
    name: an.name,
    email: an.email,
    country: 'VN',
    company_name: an.company_name,
    registration_number: an.registration_number,
  };
  const stranger = world.withToken(null);
  const join = (change: object = {}) => stranger.signUpAbroad({ ...an, file: certificate('giấy phép.pdf'), ...change });

  it('23.21 opens an account by the number, its scheme and a phone abroad, which is verified as an invited one', async () => {
    expect(await join()).toEqual(shown);
    const company = { country: 'VN', registration_number: '0312345678', registration_scheme: an.registration_scheme };
    expect(await rows('company')).toMatchObject([
      { ...company, name: an.company_name, business_number: null, state: 'pending' },
    ]);
    expect(await rows('account_user')).toMatchObject([{ email: an.email, phone: '842438251234', role: 'supplier' }]);
    expect(await rows('company_case')).toMatchObject([{ kind: 'claim', business_number: 'VN 0312345678' }]);
    expect(await rows('account_consent')).toHaveLength(2);
    expect(await world.mails()).toMatchObject([{ recipient: an.email, kind: 'account.confirmEmail' }]);
    const { jwt_token, business_number } = await stranger.signIn({ email: an.email, password: an.password });
    expect(business_number).toBe('');
    expect((await stranger.findEmail({ name: an.name, phone: an.phone })).emails).toHaveLength(1);
    const operator = await world.admin();
    const [openCase] = (await operator.listCases()).rows;
    await operator.verifyCase({ id: openCase?.id ?? '', version: openCase?.version ?? 0 });
    expect(await world.withToken(jwt_token).getCompany()).toMatchObject({ state: 'verified', country: 'VN' });
  });

  it('A1 23.21 answers alike where the number has a company, which is asked and of which nothing is shown', async () => {
    const companyId = await world.company();
    const known = {
      state: 'verified',
      country: 'VN',
      registration_number: '0312345678',
      business_number: null,
    } as const;
    await world
      .db()
      .updateTable('company')
      .set({ ...known, name: '비밀' })
      .where('id', '=', companyId)
      .execute();
    const owner = await world.supplier(companyId);
    expect(await join()).toEqual(shown);
    const otherCompany = { email: 'an@other.vn', registration_number: '0399999999' };
    expect(await join(otherCompany)).toEqual({ ...shown, ...otherCompany });
    expect((await rows('company_case')).map(({ kind }) => kind).sort()).toEqual(['claim', 'join']);
    const { jwt_token } = await stranger.signIn({ email: an.email, password: an.password });
    const newcomer = world.withToken(jwt_token);
    expect((await newcomer.getProfile()).company).toMatchObject({
      name: '',
      state: 'pending',
      membership: 'requested',
    });
    await expect(newcomer.listFactories()).rejects.toMatchObject({ code: 'access.denied' });
    expect((await owner.listNotices()).rows.map(({ kind }) => kind)).toEqual(['company.joinRequested']);
  });

  it.each<[string, object, object]>([
    ['a company in Korea', { country: 'KR' }, { fields: { country: expect.any(String) } }],
    ['a phone without its country', { phone: '010-1234-5678' }, { fields: { phone: expect.any(String) } }],
    [
      'a number of signs alone',
      { registration_number: ' - - ' },
      { fields: { registration_number: expect.any(String) } },
    ],
    ['no scheme', { registration_scheme: ' ' }, { fields: { registration_scheme: expect.any(String) } }],
    ['no name', { company_name: '' }, { fields: { company_name: expect.any(String) } }],
    ['its number as a password', { password: '0312345678' }, { code: 'account.password_common' }],
    ['terms that no longer hold', { terms_version: '2020-01-01' }, { code: 'account.terms_changed' }],
    ['a file that is named like a program', { file: certificate('a.exe') }, { code: 'document.not_pdf' }],
  ])('23.21 refuses %s', async (_, change, refusal) => {
    await expect(join(change)).rejects.toMatchObject(refusal);
    expect(await rows('account_user')).toEqual([]);
  });

  it('23.21 refuses an address that has an account', async () => {
    await world.person({ email: an.email });
    await expect(join()).rejects.toMatchObject({
      status: 409,
      code: 'account.email_taken',
      fields: { email: 'taken' },
    });
  });
});
