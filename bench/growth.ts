import { clientOf } from '../server/test/fixtures/process/product-process.ts';
import { PASSWORD } from '../server/test/fixtures/process/seed.ts';
import { type Figure, plain } from './figure.ts';
import { ADD_CERTIFICATES, ADD_LISTED_FACTORIES, factoryCalls } from './growth-factories.ts';
import { median, timed } from './measure.ts';
import { ADD_CASES, withPostgres } from './postgres-product.ts';

const START_ROWS = 1_000;
const SIZES = [1, 10, 100];
const TIMES = 40;

/** Measures calls when there is ten and a hundred times as much of everything: milliseconds, median. */
export const measureGrowth = () =>
  withPostgres(async ({ tokens, query, start }): Promise<Figure[]> => {
    const { url } = await start();
    const supplier = clientOf(url, tokens.supplier);
    const admin = clientOf(url, tokens.admin);
    let no = 0;
    const lastPage = async () => Math.min(10_000, Math.ceil((await supplier.listFactories()).total / 20));
    const calls: Record<string, (deep: number) => Promise<unknown>> = {
      'first page of a company’s list': () => supplier.listFactories(),
      'last page of a company’s list': (page) => supplier.listFactories({ page }),
      ...factoryCalls(supplier),
      'first page of all companies’ list (1.5 × as many rows)': () => admin.listFactories(),
      'first page of the verification queue (a tenth as many cases)': () => admin.listCases(),
      'a search in all verification cases (a tenth as many)': () => admin.listCases({ state: 'all', search: '79190' }),
      'register a factory': () => supplier.registerFactory({ name: `새 공장 ${++no}`, country: 'KR' }),
      'sign in': () => clientOf(url).signIn({ email: 'supplier3@test.kr', password: PASSWORD }),
    };
    const costs = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
    for (const size of SIZES) {
      await query('delete from factory_certificate');
      await query('delete from factory');
      await query(ADD_LISTED_FACTORIES, [START_ROWS * size]);
      await query(ADD_CERTIFICATES);
      await query('delete from company_case');
      await query(ADD_CASES, [(START_ROWS * size) / 10]);
      await query('vacuum analyze');
      const deep = await lastPage();
      for (const [name, call] of Object.entries(calls)) {
        const times: number[] = [];
        for (let turn = 0; turn < TIMES; turn++) times.push(await timed(() => call(deep)));
        costs.get(name)?.push(median(times));
      }
    }
    return [...costs].map(([name, [one = 0, ten = 0, hundred = 0]]) =>
      plain(
        `growth: ${name}`,
        [one, ten, hundred].map((ms) => ms.toFixed(1)).join(' → '),
        `ms at ${SIZES.map((size) => (START_ROWS * size).toLocaleString('en')).join(', ')} rows`,
      ),
    );
  });
