import { LANGUAGES, type Language } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { findListInUse, insertCodeList, insertEntries, replaceCodeList } from './lists.store.ts';
import { findCodes } from './search.store.ts';

const world = useWorld();

const OWN: Record<Language, RegExp> = {
  kr: /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Hangul}/u,
  en: /^[A-Z][ -~]+$/,
  cn: /^[^\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}/u,
  jp: /^[^\p{Script=Hangul}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

const EN = { kr: '', cn: '', jp: '' };
const row = (code: string, en: string, parents: string[] = []) => ({
  code,
  parents,
  parent: parents.at(-1) ?? '',
  names: { ...EN, en },
});

const addList = async (rows: ReturnType<typeof row>[]) => {
  const list = { scheme: 'hsk', revision: '1', source: '-', publishedOn: '2026-01-01' } as const;
  const by = await world.person({});
  const { id } = await insertCodeList(world.db(), { ...list, size: rows.length, at: world.clock(), by });
  await insertEntries(world.db(), id, rows);
  await replaceCodeList(world.db(), id, list);
  return id;
};

describe('searchCodes', () => {
  it.each(['isic', 'hs'] as const)(
    'S1.4 has our own short list of %s in four languages, each in its script',
    async (scheme) => {
      const list = await findListInUse(world.db(), scheme, undefined);
      const rows = await world
        .db()
        .selectFrom('factory_code_entry')
        .select(['code', 'name_kr as kr', 'name_en as en', 'name_cn as cn', 'name_jp as jp'])
        .where('list_id', '=', list?.id ?? '')
        .orderBy('code')
        .execute();
      expect(rows.length).toBe(list?.size);
      const odd = rows.filter(
        (entry) => !/^\d\d$/.test(entry.code) || LANGUAGES.some((language) => !OWN[language].test(entry[language])),
      );
      expect(odd).toEqual([]);
      for (const language of LANGUAGES) expect(new Set(rows.map((entry) => entry[language])).size).toBe(rows.length);
    },
  );

  it.each([
    ['kr', '전지', '27', '전기 장비 제조(전지 포함)'],
    ['en', 'batteries', '27', 'Electrical equipment, including batteries'],
    ['cn', '电池', '27', '电气设备制造（含电池）'],
    ['jp', '電池', '27', '電気機器製造業（電池を含む）'],
  ] as const)('S2.3 finds a division by its words in %s', async (language, query, code, name) => {
    const ours = await world.supplier();
    const { rows } = await ours.searchCodes({ scheme: 'isic', query, language });
    expect(rows[0]).toEqual({ code, name, parents: [] });
    // A reader may type in any language.
    const found = await ours.searchCodes({ scheme: 'isic', query: 'batteries', language });
    expect(found.rows[0]).toMatchObject({ code, name });
  });

  it('has the code first, then codes that begin so, names, words, and what has it inside', async () => {
    await addList([
      row('85', 'Machines'),
      row('8507', 'Accumulators', ['85']),
      row('9085', 'Inside a code'),
      row('0100', 'Catalogue 85'),
      row('0200', 'Metal, cast'),
      row('0300', 'Castings'),
      row('0400', 'Broadcasting'),
      row('0500', 'Cast iron, broken'),
    ]);
    const ours = await world.supplier();
    const find = async (query: string) =>
      (await ours.searchCodes({ scheme: 'hsk', query, language: 'en' })).rows.map(({ code }) => code);
    expect(await find('85')).toEqual(['85', '8507', '0100', '9085']);
    expect(await find('85.07')).toEqual(['8507']);
    expect(await find('CAST')).toEqual(['0300', '0500', '0200', '0400']);
    expect(await find('  iron   cast ')).toEqual(['0500']);
    expect(await find('cast; iron')).toEqual(['0500']);
    expect(await find('%')).toEqual(await find(''));
    expect(await find('_')).toEqual(await find(''));
    expect(await find('castx')).toEqual([]);
  });

  it('shows the widest codes to whoever has not typed yet, and says when there is more', async () => {
    const ours = await world.supplier();
    const listed = await ours.searchCodes({ scheme: 'isic' });
    expect(listed).toMatchObject({ hasMore: true, list: { revision: '4', isBuiltIn: true } });
    expect(listed.rows).toHaveLength(30);
    expect(listed.rows[0]).toEqual({ code: '01', name: '농작물 재배와 축산', parents: [] });
    const [few] = [await ours.searchCodes({ scheme: 'isic', query: '광' })];
    expect(few.hasMore).toBe(false);
  });

  it('knows no list where none is loaded, nor a revision that is not there', async () => {
    const admin = await world.admin();
    const nothing = { list: null, rows: [], hasMore: false };
    expect(await admin.searchCodes({ scheme: 'ksic', query: '전지' })).toEqual(nothing);
    expect(await admin.searchCodes({ scheme: 'isic', revision: '5', query: '전지' })).toEqual(nothing);
  });

  it.each(["'; drop table factory; --", '\\', '%_%', '🏭', 'x'.repeat(100), '\ud800', '  ', 'ㄱ', '( ) [ ]'])(
    'takes whatever is typed: %s',
    async (query) => {
      const ours = await world.supplier();
      await expect(ours.searchCodes({ scheme: 'hs', query })).resolves.toBeTruthy();
    },
  );

  it('hides a list while it arrives', async () => {
    const list = { scheme: 'ksic', revision: '11', source: '-', publishedOn: '2026-01-01' } as const;
    const by = await world.person({});
    const { id } = await insertCodeList(world.db(), { ...list, size: 1, at: world.clock(), by });
    await insertEntries(world.db(), id, [row('01', 'Crops')]);
    const admin = await world.admin();
    expect((await admin.searchCodes({ scheme: 'ksic' })).list).toBeNull();
    expect((await admin.listCodeLists()).rows.filter(({ scheme }) => scheme === 'ksic')).toEqual([]);
    await replaceCodeList(world.db(), id, list);
    expect((await admin.searchCodes({ scheme: 'ksic' })).rows).toHaveLength(1);
  });

  it('reads a list of 11,000 by index, in one statement', async () => {
    const id = await addList([]);
    await sql`
      insert into factory_code_entry (list_id, code, name_en)
      select ${id}::uuid, lpad(n::text, 10, '0'), 'Goods number ' || md5(n::text) from generate_series(1, 11000) n
    `.execute(world.db());
    await sql`analyze factory_code_entry`.execute(world.db());
    const query = { words: ['c4ca'], phrase: 'c4ca', code: 'C4CA' };
    const { statements, plans } = await watchStatements(world.db(), (db) => findCodes(db, id, query, 'en', 31));
    expect(statements).toHaveLength(1);
    expect(plans[0]).toMatch(/Bitmap Index Scan on factory_code_search/);
    expect(plans[0]).not.toMatch(/Seq Scan/);
  });
});
