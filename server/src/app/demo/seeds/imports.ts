import type { Play } from '../timeline/seed-context.ts';

const CODES = 'F003 F004 F005'.split(' ');

/** Adds a sheet that was imported, and one whose rows wait for a review. */
export const importSheets = (play: Play) => {
  const { walk } = play;
  walk.on(52, 14, async () => {
    const rows = CODES.map((code, nth) => [nameOf(play, code), code, countryOf(play, code), 300 + nth * 5, 3]);
    const { id, version } = await check(play, 'C02', '공장-가동-현황.csv', ['연간 가동일', '교대 수'], rows);
    await play.stage.as('C02').confirmImport({ id, version });
    await play.stage.runImports();
  });
  walk.on(1, 15, () =>
    check(
      play,
      'C01',
      '공장-목록-2026.csv',
      ['시·도', '종업원 수'],
      [
        [nameOf(play, 'F001'), 'F001', 'KR', '울산', 3240],
        [nameOf(play, 'F002'), 'F002', 'KR', '충남', 1915],
        ['평택 출고센터', 'F002-1', 'KR', '경기', 64],
        ['새만금 시험장', 'F002-2', 'KR', '새만금', 12],
      ],
    ),
  );
};

const factoryBy = ({ demo }: Play, code: string) => demo.factories.find((factory) => factory.code === code);
const nameOf = (play: Play, code: string) => factoryBy(play, code)?.name_ko ?? code;
const countryOf = (play: Play, code: string) => factoryBy(play, code)?.region.slice(0, 2) ?? 'KR';

const check = async ({ stage }: Play, by: string, name: string, more: string[], rows: (string | number)[][]) => {
  const owner = stage.as(by);
  const lines = [['공장 이름', '공장 코드', '국가', ...more], ...rows].map((cells) => cells.join(','));
  const file = new File([`${lines.join('\r\n')}\r\n`], name, { type: 'text/csv' });
  const { id } = await owner.startImport({ file });
  await stage.runImports();
  const { version, columns, emptyCells } = await owner.getImport({ id });
  await owner.matchColumns({ id, version, fields: columns.map(({ field }) => field), emptyCells, country: '' });
  await stage.runImports();
  return owner.getImport({ id });
};
