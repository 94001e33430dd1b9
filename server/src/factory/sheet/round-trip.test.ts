import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CAPACITY_PERIODS,
  CONTACT_PURPOSES,
  EXEMPTIONS,
  type FactoryDetails,
  factoryDetails,
  factoryProblems,
  fieldOfHeading,
  KSIC_REVISIONS,
  LANGUAGES,
  type Language,
  PRECISIONS,
  PROCESS_SCHEMES,
  regionsOf,
  SITE_TYPES,
  UNITS,
} from '@ieum/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { useFolders } from '../../../test/fixtures/database/databases.ts';
import { looksLikeFormula } from '../../kit/sheet/csv-lines.ts';
import { readCsv } from '../../kit/sheet/csv-reader.ts';
import { findHeadings } from '../../kit/sheet/header-row.ts';
import { inOnePart, sheetFile } from '../../kit/sheet/writer.ts';
import { readXlsx } from '../../kit/sheet/xlsx-reader.ts';
import { exportCells, exportColumns } from './export-cells.ts';
import { parseRow } from './row-parser.ts';

const newFolder = useFolders();
const TODAY = '2026-11-15';

const FAVOURITES = [
  '=1+1',
  '+82 2',
  '-x',
  '@a',
  "'=x",
  "''=x",
  "'",
  '\\',
  'a|b; c\\',
  '＝１',
  '_x000A_',
  '🏭',
  'مصنع',
  'Đồng Nai',
  '東莞',
  '12',
  '1,2',
  '%',
  '"q"',
];
const line = (max = 40) =>
  fc
    .oneof(
      fc.constantFrom(...FAVOURITES),
      fc.string({ unit: 'grapheme', maxLength: max }),
      fc.string({ maxLength: max }),
    )
    .map((text) => text.normalize('NFC').trim())
    .filter((text) => text.length <= max && !/[\p{Cc}\p{Cs}]/u.test(text));
/** Visible name; the contract refuses the rest. */
const shown = line(100).filter((text) => factoryDetails.shape.nameEnglish.safeParse(text).success);
const name = shown.filter((text) => text !== '');
const day = fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const orNothing = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const or = <T>(value: fc.Arbitrary<T>) => fc.oneof(fc.constant('' as const), value);
const number = fc.double({ min: 0, max: 1e12, noNaN: true, noDefaultInfinity: true }).map((value) => value + 0);
const count = fc.nat(1_000);
const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 4 });

/** Repairs what the rules between fields would refuse, so nearly every generated factory can be used. */
const agreeing = (made: FactoryDetails): FactoryDetails => {
  const { headcount, openedOn, closedOn, siteArea, buildingArea } = made;
  const atMost = (part: number | null) => part && headcount && Math.min(part, headcount.total);
  const [first = '', last = ''] = [openedOn, closedOn].sort();
  const regions = regionsOf(made.country);
  return {
    ...made,
    // Where a country has a list of regions, a new factory has one of them or none.
    region: regions.length === 0 ? made.region : (regions[made.region.length % (regions.length + 1)] ?? ''),
    ...(openedOn !== '' && closedOn !== '' && { openedOn: first, closedOn: last }),
    ksicRevision: made.ksic === '' ? made.ksicRevision : made.ksicRevision || '11',
    registrationExemption: made.registrationNumber === '' ? made.registrationExemption : '',
    buildingArea: siteArea !== null && buildingArea !== null ? Math.min(siteArea, buildingArea) : buildingArea,
    processes: made.processes.map((process) => (process.code === '' ? { ...process, scheme: 'own' } : process)),
    headcount: headcount && {
      ...headcount,
      female: atMost(headcount.female),
      migrant: atMost(headcount.migrant),
      temporary: atMost(headcount.temporary),
    },
  };
};

/** Generates anything that a company can say of a factory. */
const details: fc.Arbitrary<FactoryDetails> = fc
  .record({
    name,
    nameEnglish: shown,
    code: line(),
    siteType: fc.constantFrom(...SITE_TYPES),
    openedOn: or(day),
    closedOn: or(day),
    description: fc.array(line(50), { maxLength: 4 }).map((lines) => lines.join('\n').trim()),
    country: fc.constantFrom('KR', 'VN', 'CN', 'JP', 'SA'),
    region: line(),
    locality: line(),
    postalCode: line(),
    street: line(),
    streetDetail: line(),
    addressEnglish: line(),
    point: orNothing(
      fc.record({
        latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value + 0),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value + 0),
        precision: fc.constantFrom(...PRECISIONS),
      }),
    ),
    processes: list(
      fc.record({
        scheme: fc.constantFrom(...PROCESS_SCHEMES),
        code: line(20),
        name,
        isPrimary: fc.boolean(),
        isOutsourced: fc.boolean(),
      }),
    ),
    products: list(fc.record({ name, hs: fc.constantFrom('', '8503', '850300') })),
    headcount: orNothing(
      fc.record({
        total: count,
        on: or(day),
        female: orNothing(count),
        migrant: orNothing(count),
        temporary: orNothing(count),
      }),
    ),
    siteArea: orNothing(number),
    buildingArea: orNothing(number),
    manufacturingArea: orNothing(number),
    capacities: list(
      fc.record({
        product: line(),
        quantity: number,
        unit: fc.constantFrom(...UNITS),
        period: fc.constantFrom(...CAPACITY_PERIODS),
      }),
    ),
    operatingDays: orNothing(fc.nat(366)),
    shifts: orNothing(fc.nat(6)),
    ksic: line(20),
    ksicRevision: or(fc.constantFrom(...KSIC_REVISIONS)),
    isic: line(20),
    gln: fc.constantFrom('', '9520000000011'),
    osId: fc.constantFrom('', 'KR2024123D2ABC9'),
    customerCodes: list(fc.record({ customer: name, code: line(20).filter((text) => text !== '') })),
    registrationNumber: line(),
    registrationExemption: or(fc.constantFrom(...EXEMPTIONS)),
    contacts: list(
      fc.record({
        purpose: fc.constantFrom(...CONTACT_PURPOSES),
        name: shown,
        email: fc.constantFrom('', 'a@test.kr'),
        phone: fc.constantFrom('', '0522001234', '+84912345678'),
      }),
    ),
  })
  .map((made) => factoryDetails.parse(agreeing(made)))
  .filter((made) => factoryProblems(made, TODAY).length === 0);

const bytesOf = async (factories: FactoryDetails[], format: 'csv' | 'xlsx', language: Language) => {
  const rows = inOnePart(factories.map((factory) => exportCells(factory, 'active', language)));
  const file = sheetFile('x', format, [{ name: 's', columns: exportColumns(language), rows }]);
  const parts: Buffer[] = [];
  if ('parts' in file) for await (const part of file.parts) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
};

const readBack = async (bytes: Buffer, format: 'csv' | 'xlsx') => {
  const path = join(newFolder(), 'x');
  writeFileSync(path, bytes);
  const { heads, rows } = findHeadings((format === 'csv' ? await readCsv(bytes) : await readXlsx(path)).rows);
  return rows.map(({ row, cells }) => {
    const texts = Object.fromEntries(
      heads.flatMap((head, at) => {
        const field = fieldOfHeading(head);
        return field ? [[field, cells[at] ?? '']] : [];
      }),
    );
    return parseRow({ row, texts, faults: {} }, { emptyCells: 'clear', country: '', today: TODAY });
  });
};

const RUNS = 40;
const AT_ONCE = 6;

it.each(LANGUAGES.flatMap((language) => (['csv', 'xlsx'] as const).map((format) => [format, language] as const)))(
  'E8 reads what it has written as %s in %s, whatever is in it',
  async (format, language) => {
    await fc.assert(
      fc.asyncProperty(fc.array(details, { minLength: 1, maxLength: AT_ONCE }), async (factories) => {
        const read = await readBack(await bytesOf(factories, format, language), format);
        expect(read.flatMap(({ problems }) => problems)).toEqual([]);
        expect(read.map(({ outcome }) => outcome?.details)).toEqual(factories);
      }),
      { numRuns: RUNS },
    );
  },
);

it('E8 writes nothing that a spreadsheet would calculate, and numbers as numbers', async () => {
  const nasty = factoryDetails.parse({
    name: '=cmd|x',
    nameEnglish: '+1',
    code: '@x',
    country: 'KR',
    street: '－1',
    siteArea: 5,
    point: { latitude: -1, longitude: -2, precision: 'city' },
  });
  const csv = String(await bytesOf([nasty], 'csv', 'en'));
  const cells = (csv.split('\r\n')[1] ?? '').split(',');
  expect(cells.filter((cell) => looksLikeFormula(cell) && !cell.startsWith("'") && Number.isNaN(Number(cell)))).toEqual(
    [],
  );
  expect(cells).toEqual(expect.arrayContaining(["'=cmd|x", "'+1", "'@x", "'－1", '-1', '-2', '5']));
});
