import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILY_PATTERNS, MATERIAL_HEADINGS, MATERIAL_PATTERNS, MATERIALS, proposedGoods } from '@ieum/contract';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '../../src/kit/db/migrate.ts';
import { openPostgres } from '../../src/kit/db/postgres.ts';
import { databaseOfEngine } from '../../src/kit/pglite/embedded.ts';
import { openEngine } from '../../src/kit/pglite/engine.ts';
import { MIGRATIONS, useFolders, usePostgres } from '../fixtures/database/databases.ts';
import { run } from '../fixtures/database/odd-rows.ts';

const NAME = '0063_material.sql';
const newFolder = useFolders();
const url = await usePostgres();
const database = url
  ? await openPostgres({ url, deadlineMs: 60_000, onError: () => undefined })
  : await databaseOfEngine(await openEngine({}));
afterAll(() => database.close());

const before = (name: string) => {
  const folder = newFolder();
  for (const file of readdirSync(MIGRATIONS).sort())
    if (file < name) cpSync(join(MIGRATIONS, file), join(folder, file));
  return folder;
};

type Old = { name: string; nameEnglish?: string; hs?: string; materialGroup?: string; kind?: string };
/** Products as they were, with the family and the materials that each must have now. */
const PRODUCTS: [Old, string, string[]][] = [
  [
    { name: 'NCM 양극재', hs: '284190', materialGroup: 'cathode' },
    'cathode',
    ['nickel', 'cobalt', 'manganese', 'lithium'],
  ],
  [{ name: 'NCM 전구체', hs: '285390', materialGroup: 'nickel' }, '', ['nickel', 'cobalt', 'manganese']],
  [{ name: '배터리팩 84kWh', hs: '850760', materialGroup: 'battery' }, 'battery', []],
  [{ name: '황산염', nameEnglish: 'Cobalt sulfate', hs: '283329' }, '', ['cobalt']],
  [{ name: '황산망간', hs: '283329' }, '', ['manganese']],
  [{ name: 'CS-20', hs: '283329' }, '', ['cobalt']],
  [{ name: '코팅제', nameEnglish: 'Coating', hs: '' }, '', []],
  [{ name: '니켈 도금 강판', hs: '721049', materialGroup: 'steel' }, '', ['steel', 'nickel']],
  [{ name: '기타 소재', materialGroup: 'other' }, '', []],
  [{ name: '금 도금 임가공', kind: 'service' }, '', []],
  [{ name: '셀 공정 스크랩', hs: '854913', materialGroup: 'recycled' }, 'recycled', ['nickel']],
  [{ name: '재생 황산니켈', hs: '283324', materialGroup: 'nickel' }, '', ['nickel']],
];
const LINE = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c52';
const detailsOf = (old: Old) => ({ kind: 'material', unit: 'KGM', hs: '', isOrigin: false, inputs: [], ...old });
const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

const STORED = `
  insert into company (business_number, name, state) values ('1234567890', '에코', 'verified'), ('1234567891', '누리', 'verified');
  ${PRODUCTS.map(
    ([old]) => `insert into supply_product (company_id, details, created_at, updated_at)
    select id, ${quoted(detailsOf(old))}, now(), now() from company
      where name = '${old.name === '재생 황산니켈' ? '누리' : '에코'}';`,
  ).join('\n')}
  insert into supply_product (company_id, details, created_at, updated_at)
    select id, ${quoted(detailsOf({ name: '차', materialGroup: '' }))}::jsonb
      || '{"inputs": [{"id": "${LINE}", "name": "구리선", "hs": "", "unit": "KGM"}]}', now(), now()
    from company where name = '누리';
  insert into supply_product_revision (product_id, version, kind, details, state, at)
    select id, 1, 'registered', details, state, now() from supply_product;
  insert into supply_link (buyer_company_id, buyer_product_id, supplier_company_id, supplier_product_id, proposed_by, state,
    figures, words, agreed_at, created_at, updated_at)
    select made.company_id, made.id, scrap.company_id, scrap.id, 'buyer', 'confirmed',
      '{"validFrom": "2026-01-01", "validTo": ""}', '{}', now(), now(), now()
    from supply_product made, supply_product scrap where made.name = '재생 황산니켈' and scrap.name = '셀 공정 스크랩';
  insert into flow_row (supplier_company_id, buyer_company_id, supplier_product_id, buyer_product_id, period, period_from,
    period_to, unit, shipped, shipped_quantity, created_at, updated_at)
    select company_id, company_id, id, id, '2026-07', '2026-07-01', '2026-07-31', 'KGM', '{}', 1, now(), now()
    from supply_product where name = 'NCM 전구체';`;

type Row = { name: string; family: string; materials: string[] };
const rowsOf = async (query: string) => (await sql<Row>`${sql.raw(query)}`.execute(database.kysely)).rows;

it('27.1 fills materials from the group, the words of the name and the HS code, in products, bills, revisions and shipments', async () => {
  await migrate(database, before(NAME));
  await run(database, STORED);
  expect((await migrate(database, MIGRATIONS))[0]).toBe(NAME);
  const rows = await rowsOf('select name, family, materials, details from supply_product');
  const placed = new Map(rows.map((row) => [row.name, { family: row.family, materials: row.materials }]));
  for (const [{ name }, family, materials] of PRODUCTS)
    expect([name, placed.get(name)]).toEqual([name, { family, materials }]);
  expect(JSON.stringify(rows)).not.toContain('materialGroup');
  const [car] = await rowsOf(
    `select details #> '{inputs,0,materials}' as materials from supply_product where name = '차'`,
  );
  expect(car?.materials).toEqual([{ material: 'copper', massFraction: null }]);
  const revisions = await rowsOf(`select details ->> 'name' as name, details ->> 'family' as family,
    supply_materials(details) as materials from supply_product_revision where details ->> 'materialGroup' is null`);
  expect(revisions).toHaveLength(PRODUCTS.length + 1);
  expect(revisions.find(({ name }) => name === 'NCM 전구체')?.materials).toEqual(['nickel', 'cobalt', 'manganese']);
  expect(await rowsOf('select family, materials from flow_row')).toEqual([
    { family: '', materials: ['nickel', 'cobalt', 'manganese'] },
  ]);
});

it('27.1 recognizes as the form does', async () => {
  for (const [{ name, nameEnglish = '', hs = '', materialGroup = '', kind }, , materials] of PRODUCTS)
    if (materialGroup === '' && kind === undefined)
      expect(proposedGoods({ hs, names: [name, nameEnglish] }).materials).toEqual(materials);
  const text = readFileSync(join(MIGRATIONS, NAME), 'utf8');
  for (const material of MATERIALS) {
    expect(text).toContain(`'${MATERIAL_PATTERNS[material]}'`);
    expect(text).toContain(`'^(?:${MATERIAL_HEADINGS[material].join('|')})'`);
    for (const language of ['kr', 'en', 'cn', 'jp']) {
      const words = JSON.parse(readFileSync(`locales/${language}/interface/material.json`, 'utf8'));
      const line = text.split('\n').find((one) => one.includes(`when '${material}' then`)) ?? '';
      expect(line).toContain(words.name[material]);
    }
  }
  for (const pattern of Object.values(FAMILY_PATTERNS)) expect(text).toContain(`'${pattern}'`);
});

it('27.1 keeps the materials of a shipment as they were entered, and fills in what nobody had stated', async () => {
  const change = (name: string, materials: string) =>
    run(
      database,
      `update supply_product set details = jsonb_set(details, '{materials}', '${materials}') where name = '${name}'`,
    );
  await run(
    database,
    `insert into flow_row (supplier_company_id, buyer_company_id, supplier_product_id, buyer_product_id, period, period_from,
      period_to, unit, shipped, shipped_quantity, created_at, updated_at)
      select company_id, company_id, id, id, '2026-08', '2026-08-01', '2026-08-31', 'KGM', '{}', 1, now(), now()
      from supply_product where name = '코팅제'`,
  );
  await change('NCM 전구체', '[{"material": "cobalt", "massFraction": 10}]');
  await change('코팅제', '[{"material": "plastic", "massFraction": null}]');
  await change('코팅제', '[{"material": "rubber", "massFraction": null}]');
  expect(await rowsOf('select materials from flow_row order by period')).toEqual([
    { materials: ['nickel', 'cobalt', 'manganese'] },
    { materials: ['plastic'] },
  ]);
});
