import { describe, expect, it } from 'vitest';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { verified, member } = useCompanies(world);

const PROFILE = {
  name: '한빛정밀 주식회사',
  nameEnglish: 'Hanbit Precision Co., Ltd.',
  nameChinese: '韩光精密有限公司',
  nameJapanese: 'ハンビッ精密株式会社',
  representative: '김한빛',
  openedOn: '2004-03-02',
  country: 'KR',
  address: '울산광역시 북구 매곡산업로 21',
  addressEnglish: '21 Maegoksaneop-ro, Buk-gu, Ulsan',
  industry: '자동차 부품 도금',
  phone: '0521234567',
  email: 'contact@hanbit.example',
  website: 'https://hanbit.example',
  corporateNumber: '1101110123456',
  industryCode: '25922',
  duns: '123456789',
  gln: '9520123456788',
};

describe('updateCompany', () => {
  it('keeps everything that a company says of itself, and raises its version', async () => {
    const owner = await member(await world.company());
    expect(await owner.getCompany()).toMatchObject({
      name: '',
      version: 1,
      state: 'pending',
      businessNumber: '1234567890',
    });
    const saved = await owner.updateCompany({ ...PROFILE, version: 1 });
    expect(saved).toMatchObject({ ...PROFILE, version: 2 });
    expect(await owner.getCompany()).toEqual(saved);
  });

  it('keeps the corporate number encrypted, and shows a viewer its first half', async () => {
    const company = await world.company();
    const owner = await member(company);
    await owner.updateCompany({ ...PROFILE, version: 1 });
    const [row] = await world.db().selectFrom('company').selectAll().where('id', '=', company).execute();
    expect(row?.corporate_number_sealed).toMatch(/^[\w-]{40,}$/);
    expect(JSON.stringify(row)).not.toContain(PROFILE.corporateNumber);
    expect((await (await member(company, 'editor')).getCompany()).corporateNumber).toBe(PROFILE.corporateNumber);
    expect((await (await member(company, 'viewer')).getCompany()).corporateNumber).toBe('110111*******');
  });

  it.each(['한빛정밀', '漢光精密', 'Nhà máy Đồng Nai', 'شركة', '🏭 공장', "O'Brien <b>&co;"])(
    'takes a name in any script: %s',
    async (name) => {
      const owner = await member(await world.company());
      expect(await owner.updateCompany({ name, representative: name, address: name, version: 1 })).toMatchObject({
        name,
        representative: name,
        address: name,
      });
    },
  );

  it.each([
    ['02-123-4567', '021234567'],
    ['(052) 123-4567', '0521234567'],
    ['1588-1234', '15881234'],
    ['+82 2 1234 5678', '0212345678'],
    ['+82 1588-1234', '15881234'],
    ['０７０－１２３４－５６７８', '07012345678'],
    ['0507-1234-5678', '050712345678'],
    ['+84 28 3823 4567', '+842838234567'],
    ['0081 3 1234 5678', '+81312345678'],
    ['', ''],
  ])('takes the phone %s as %s', async (phone, kept) => {
    const owner = await member(await world.company());
    expect(await owner.updateCompany({ phone, version: 1 })).toMatchObject({ phone: kept });
  });

  it.each([
    ['hanbit.example/about', 'https://hanbit.example/about'],
    ['http://hanbit.example', 'http://hanbit.example'],
    ['한빛.한국', 'https://한빛.한국'],
  ])('takes the website %s', async (website, kept) => {
    const owner = await member(await world.company());
    expect(await owner.updateCompany({ website, version: 1 })).toMatchObject({ website: kept });
  });

  it.each([
    [{ name: 'x'.repeat(10_000) }, { name: 'too_big' }],
    [
      { name: 'a\u0000b', address: 'x'.repeat(201) },
      { name: 'invalid_format', address: 'too_big' },
    ],
    [{ openedOn: '2026-02-30' }, { openedOn: expect.any(String) }],
    [{ openedOn: '1492-01-01' }, { openedOn: expect.any(String) }],
    [{ openedOn: '2026-11-16' }, { openedOn: 'future' }],
    [{ phone: '12' }, { phone: 'invalid_format' }],
    [{ phone: 'call me' }, { phone: 'custom' }],
    [{ email: 'no address' }, { email: expect.any(String) }],
    [{ website: 'javascript:alert(1)' }, { website: 'custom' }],
    [{ website: 'https://bank.example@evil.example' }, { website: 'custom' }],
    [{ website: 'a b.example' }, { website: 'custom' }],
    [{ corporateNumber: '12345' }, { corporateNumber: 'invalid_format' }],
    [{ gln: '123' }, { gln: 'invalid_format' }],
    [{ duns: '12345678x' }, { duns: 'invalid_format' }],
    [{ country: 'ZZ' }, { country: 'invalid_value' }],
    [{ businessNumber: '1234567890' }, { businessNumber: 'unrecognized_keys' }],
    [{ state: 'verified' }, { state: 'unrecognized_keys' }],
  ])('refuses %j, naming every field', async (wrong, fields) => {
    const owner = await member(await world.company());
    const refused = { status: 400, code: 'request.invalid', fields };
    await expect(owner.updateCompany({ ...wrong, version: 1 })).rejects.toMatchObject(refused);
    expect(await owner.getCompany()).toMatchObject({ version: 1 });
  });

  it('takes the day that it is in Korea', async () => {
    const owner = await member(await world.company());
    await expect(owner.updateCompany({ openedOn: '2026-11-16', version: 1 })).rejects.toMatchObject({ status: 400 });
    // It was nine in the morning in Korea; fifteen hours later it is the 16th there, but not yet in London.
    world.passHours(15);
    const later = await member(await world.company());
    await expect(later.updateCompany({ openedOn: '2026-11-16', version: 1 })).resolves.toMatchObject({ version: 2 });
  });

  it('tells the second of two who change at once, and overwrites nothing', async () => {
    const company = await world.company();
    const [kim, lee] = [await member(company), await member(company, 'editor')];
    await kim.updateCompany({ ...PROFILE, version: 1 });
    const late = lee.updateCompany({ ...PROFILE, name: '다른 이름', version: 1 });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'company.changed_meanwhile' });
    expect(await lee.getCompany()).toMatchObject({ name: PROFILE.name, version: 2 });
    await expect(lee.updateCompany({ ...PROFILE, name: '다른 이름', version: 2 })).resolves.toMatchObject({
      version: 3,
    });
  });

  it('S6.2 is for owners and editors, and only of this company', async () => {
    const company = await world.company();
    const viewer = await member(company, 'viewer');
    await expect(viewer.updateCompany({ ...PROFILE, version: 1 })).rejects.toMatchObject({ code: 'access.denied' });
    const stranger = await member(await world.company());
    await stranger.updateCompany({ ...PROFILE, name: '남의 회사', version: 1 });
    expect(await viewer.getCompany()).toMatchObject({ name: '', version: 1 });
    const newcomer = await member(company, 'viewer', { membership: 'requested' });
    for (const who of [newcomer, await world.admin()]) {
      await expect(who.getCompany()).rejects.toMatchObject({ code: 'access.denied' });
    }
  });
});

describe('getCompany', () => {
  const canOf = async (...[company, role, person]: Parameters<typeof member>) =>
    (await (await member(company, role, person)).getCompany()).can;

  it('says what each role may do', async () => {
    const company = await verified();
    expect(await canOf(company)).toEqual({ edit: true, manage: true, invite: true, leave: false });
    expect(await canOf(company, 'editor')).toEqual({ edit: true, manage: false, invite: false, leave: true });
    expect(await canOf(company, 'viewer')).toEqual({ edit: false, manage: false, invite: false, leave: true });
    expect(await canOf(company)).toMatchObject({ leave: true });
  });

  it('lets invite once the company is verified and the own address confirmed', async () => {
    expect(await canOf(await world.company())).toMatchObject({ invite: false, leave: true });
    expect(await canOf(await verified(), 'owner', { email_confirmed_at: null })).toMatchObject({ invite: false });
  });
});

describe('leaveCompany', () => {
  it('keeps the account, which sees nothing of the company any more', async () => {
    const company = await verified();
    await member(company);
    const lee = await member(company, 'editor');
    await lee.leaveCompany();
    await expect(lee.getCompany()).rejects.toMatchObject({ code: 'access.denied' });
    expect(await lee.getOwnRequest()).toEqual({ state: 'none', businessNumber: '', since: null });
    expect(await lee.getMe()).toMatchObject({ business_number: '' });
  });

  it('refuses the last owner', async () => {
    const company = await verified();
    const owner = await member(company);
    const refused = { status: 409, code: 'company.last_owner' };
    await expect(owner.leaveCompany()).rejects.toMatchObject(refused);
    await member(company, 'editor');
    await expect(owner.leaveCompany()).rejects.toMatchObject(refused);
    const second = await member(company);
    await owner.leaveCompany();
    await expect(second.leaveCompany()).rejects.toMatchObject(refused);
  });

  it('lets somebody give up a claim that they are alone with', async () => {
    const owner = await member(await world.company());
    await owner.leaveCompany();
    expect(await owner.getOwnRequest()).toMatchObject({ state: 'none' });
  });
});
