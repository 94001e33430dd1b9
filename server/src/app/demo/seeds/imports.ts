import type { SeedContext } from '../timeline/seed-context.ts';

const CODES = 'F003 F004 F005'.split(' ');

/** Adds a sheet that was imported, and one whose rows wait for a review. */
export const importSheets = (context: SeedContext) => {
  const { timeline } = context;
  timeline.on(52, 14, async () => {
    const rows = CODES.map((code, nth) => [nameOf(context, code), code, countryOf(context, code), 300 + nth * 5, 3]);
    const { id, version } = await check(context, 'C02', '공장-가동-현황.csv', ['연간 가동일', '교대 수'], rows);
    await context.actors.as('C02').confirmImport({ id, version });
    await context.actors.runImports();
  });
  timeline.on(1, 15, () =>
    check(
      context,
      'C01',
      '공장-목록-2026.csv',
      ['시·도', '종업원 수'],
      [
        [nameOf(context, 'F001'), 'F001', 'KR', '울산', 3240],
        [nameOf(context, 'F002'), 'F002', 'KR', '충남', 1915],
        ['평택 출고센터', 'F002-1', 'KR', '경기', 64],
        ['새만금 시험장', 'F002-2', 'KR', '새만금', 12],
      ],
    ),
  );
};

const factoryBy = ({ demo }: SeedContext, code: string) => demo.factories.find((factory) => factory.code === code);
const nameOf = (context: SeedContext, code: string) => factoryBy(context, code)?.name_ko ?? code;
const countryOf = (context: SeedContext, code: string) => factoryBy(context, code)?.region.slice(0, 2) ?? 'KR';

const check = async (
  { actors }: SeedContext,
  by: string,
  name: string,
  more: string[],
  rows: (string | number)[][],
) => {
  const owner = actors.as(by);
  const lines = [['공장 이름', '공장 코드', '국가', ...more], ...rows].map((cells) => cells.join(','));
  const file = new File([`${lines.join('\r\n')}\r\n`], name, { type: 'text/csv' });
  const { id } = await owner.startImport({ file });
  await actors.runImports();
  const { version, columns, emptyCells } = await owner.getImport({ id });
  await owner.matchColumns({ id, version, fields: columns.map(({ field }) => field), emptyCells, country: '' });
  await actors.runImports();
  return owner.getImport({ id });
};
