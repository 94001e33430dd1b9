// @both-engines: the engines could sort and fold letters differently
import type { contract, Input } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { processOf, useListedFactories } from '../../../test/fixtures/factory/factory-lists.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { supplier, add, names, certify } = useListedFactories(world);
type ListQuery = Input<typeof contract.listFactories>;

describe('listFactories', () => {
  it.each([
    ['any part of the name', '정밀 울'],
    ['the blanks left out', '한빛정밀울산1공장'],
    ['words in another order', '울산 한빛'],
    ['the legal form written otherwise', '㈜한빛정밀'],
    ['the legal form in Latin letters', 'Hanbit Co., Ltd.'],
    ['the English name', 'precision ulsan'],
    ['the code', 'uls-1'],
    ['the code without its dash', 'ULS1'],
    ['initial consonants', 'ㅎㅂㅈㅁ'],
    ['one letter', '빛'],
    ['wide letters', 'ＨＡＮＢＩＴ'],
    ['decomposed Hangul', '울산'.normalize('NFD')],
  ])('S2.3 finds by %s', async (_, search) => {
    await add(
      { name: '주식회사 한빛정밀 울산 1공장', nameEnglish: 'Hanbit Precision Inc. Ulsan', code: 'ULS-1' },
      { name: '부산 창고', nameEnglish: 'Busan depot', code: 'PUS' },
    );
    expect(await names({ search })).toEqual(['주식회사 한빛정밀 울산 1공장']);
  });

  it.each(['東莞工厂', 'サイタマ工場', 'Nhà máy Đồng Nai', 'مصنع', '🏭 O’Brien', '100%_공장'])(
    'finds %s by what it is called',
    async (name) => {
      await add({ name }, { name: '다른 곳' });
      expect(await names({ search: name })).toEqual([name]);
    },
  );

  it('finds nothing by what is not there, and takes no sign for another', async () => {
    await add({ name: '울산 1공장', nameEnglish: 'Ulsan' }, { name: '㈜' });
    expect(await names({ search: '산울' })).toEqual([]);
    expect(await names({ search: '울산 부산' })).toEqual([]);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: '_' })).toEqual([]);
    // The end of the name and the beginning of the English name do not form a word.
    expect(await names({ search: '장u' })).toEqual([]);
    expect(await names({ search: '㈜' })).toEqual(['㈜']);
  });

  it('follows the name when it changes', async () => {
    const [made] = await add({ name: '옛 이름', country: 'KR' });
    if (!made) throw new Error('not made');
    await supplier().updateFactory({ id: made.id, version: made.version, name: '새 이름', country: 'VN' });
    expect(await names({ search: '옛' })).toEqual([]);
    expect(await names({ search: '새', country: 'VN' })).toEqual(['새 이름']);
  });

  it('shows drafts and active ones, and closed ones on wish', async () => {
    const [, closing] = await add({ name: '가 초안', state: 'draft' }, { name: '나 폐쇄' }, { name: '다 가동' });
    await supplier().changeFactoryState({ id: closing?.id ?? '', version: 1, state: 'closed' });
    expect(await names()).toEqual(['가 초안', '다 가동']);
    expect(await names({ state: 'closed' })).toEqual(['나 폐쇄']);
    expect(await names({ state: ['closed', 'active'] })).toEqual(['나 폐쇄', '다 가동']);
  });

  it('filters by country, by process and by how complete a record is, one or several', async () => {
    const process = { scheme: 'own' as const, code: '', isPrimary: false, isOutsourced: false };
    const full = { nameEnglish: 'A', region: '울산', street: '산업로 1', postalCode: '44259', ksic: '24', isic: '24' };
    await add(
      {
        name: '가',
        processes: [
          { ...process, name: '도금' },
          { ...process, scheme: 'isic', code: '2592', name: 'Plating' },
        ],
      },
      { name: '나', country: 'VN', processes: [{ ...process, name: '조립' }] },
      { name: '다', country: 'CN', ...full, ksicRevision: '11', headcount: { total: 10, on: '2026-01-01' } },
    );
    expect(await names({ country: ['VN', 'CN'] })).toEqual(['나', '다']);
    expect(await names({ process: 'own:도금' })).toEqual(['가']);
    expect(await names({ process: ['isic:2592', 'own:조립'] })).toEqual(['가', '나']);
    expect(await names({ completeness: 'low' })).toEqual(['가', '나']);
    expect(await names({ completeness: ['low', 'fair'] })).toEqual(['가', '나', '다']);
    expect(await names({ completeness: 'full', country: 'KR' })).toEqual([]);
    const [first] = (await supplier().listFactories()).rows;
    expect(first).toMatchObject({ processes: ['도금', 'Plating'], certificate: 'none' });
  });

  it('filters by where its certificates stand today', async () => {
    const [a, b, c, d] = (await add({ name: '가' }, { name: '나' }, { name: '다' }, { name: '라' })).map(
      ({ id }) => id,
    );
    if (!a || !b || !c || !d) throw new Error('not made');
    const { standardId } = await certify('T 9001', '2028-01-01', [a]);
    await certify('T 14001', '2026-12-01', [b]);
    const old = await certify('T 14001', '2026-01-01', [c]);
    expect(await names({ certificate: 'valid' })).toEqual(['가', '나']);
    expect(await names({ certificate: 'expiring' })).toEqual(['나']);
    expect(await names({ certificate: 'expired' })).toEqual(['다']);
    expect(await names({ certificate: 'none' })).toEqual(['라']);
    expect(await names({ certificate: ['none', 'expired'] })).toEqual(['다', '라']);
    expect(await names({ standard: standardId })).toEqual(['가']);
    expect(await names({ standard: standardId, certificate: 'none' })).toEqual(['나', '다', '라']);
    expect((await supplier().listFactories()).rows.map(({ certificate }) => certificate)).toEqual([
      'valid',
      'expiring',
      'expired',
      'none',
    ]);
    // A certificate with a successor does not count as expired.
    await certify('T 14001', '2029-01-01', [c], old);
    expect(await names({ certificate: 'expired' })).toEqual([]);
    expect(await names({ certificate: 'valid' })).toEqual(['가', '나', '다']);
  });

  it('sorts by name, code, country, completeness and change, either way, those without a code last', async () => {
    await add({ name: '나', code: 'B', country: 'KR', nameEnglish: 'N', region: '울산' });
    world.passHours(1);
    await add({ name: '가', country: 'VN', nameEnglish: 'N' });
    world.passHours(1);
    await add({ name: '다', code: 'A', country: 'CN' });
    expect(await names({ sort: 'name', order: 'desc' })).toEqual(['다', '나', '가']);
    expect(await names({ sort: 'code' })).toEqual(['다', '나', '가']);
    expect(await names({ sort: 'code', order: 'desc' })).toEqual(['나', '다', '가']);
    expect(await names({ sort: 'country' })).toEqual(['다', '나', '가']);
    expect(await names({ sort: 'completeness', order: 'desc' })).toEqual(['나', '가', '다']);
    expect(await names({ sort: 'updatedAt' })).toEqual(['나', '가', '다']);
    expect(await names({ sort: 'updatedAt', order: 'desc', size: 1, page: 2 })).toEqual(['가']);
  });

  it('counts what the filters leave, beyond the last page too', async () => {
    await add({ name: '가' }, { name: '나', country: 'VN' }, { name: '다' });
    expect(await supplier().listFactories({ country: 'KR', size: 1 })).toMatchObject({ total: 2, isTotalExact: true });
    expect(await supplier().listFactories({ country: 'KR', size: 1, page: 9 })).toMatchObject({ rows: [], total: 2 });
    expect(await supplier().listFactories({ search: '가', size: 1, page: 9 })).toMatchObject({ rows: [], total: 1 });
  });

  it('A1 hides other companies, whatever is asked for; an admin finds all', async () => {
    await add({ name: '한빛 울산', code: 'X', processes: [processOf('도금')] });
    const theirs = await world.supplier();
    for (const query of [{}, { search: '한빛' }, { country: 'KR' }, { process: 'own:도금' }, { sort: 'code' as const }])
      expect(await theirs.listFactories(query)).toMatchObject({ rows: [], total: 0 });
    expect(await theirs.getFactoryChoices()).toMatchObject({ countries: [], processes: [], standards: [] });
    const admin = await world.admin();
    for (const query of [{ search: '한빛' }, { search: 'x' }, { process: 'own:도금' }, { sort: 'code' as const }])
      expect(await admin.listFactories(query)).toMatchObject({ rows: [{ name: '한빛 울산' }], total: 1 });
  });

  it.each([
    [{ state: 'gone' }, 'state'],
    [{ country: 'ZZ' }, 'country'],
    [{ standard: 'x' }, 'standard'],
    [{ sort: 'details' }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ within: '1,2,3' }, 'within'],
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ completeness: '50' }, 'completeness'],
    [{ nothing: 'x' }, 'nothing'],
  ])('refuses %j by its name', async (query, field) => {
    const refused = { status: 400, code: 'request.invalid', fields: { [field]: expect.any(String) } };
    await expect(supplier().listFactories(query as ListQuery)).rejects.toMatchObject(refused);
  });
});
