import { clientOf } from '../server/test/fixtures/process/product-process.ts';
import { type Figure, plain } from './figure.ts';
import { median, timed } from './measure.ts';
import { withPostgres } from './postgres-product.ts';

const SIZES = [1_000, 10_000, 100_000];
const TIMES = 40;

/** Fills the log, which only grows, up to so many lines by existing people, spread over two years. */
const FILL = `
  insert into kit_audit (at, operation, actor_id, company_id, record_id, request_id, address)
  select now() - n * interval '10 minutes', case when n % 3 = 0 then 'signIn' else 'operation' || n % 40 end,
    (array(select user_id from company_member order by user_id))[n % 20 + 1],
    (array(select company_id from company_member order by user_id))[n % 20 + 1],
    'record-' || n % 50000, 'req-' || n, '203.0.113.' || n % 250
  from generate_series((select count(*) from kit_audit) + 1, $1::int) n`;

/** Measures a page of the audit log as the number of lines grows, and an export of all lines: milliseconds, median. */
export const measureAuditLog = () =>
  withPostgres(async ({ tokens, query, start }): Promise<Figure[]> => {
    const { url } = await start();
    const admin = clientOf(url, tokens.admin);
    const { rows } = await query('select user_id, company_id from company_member order by user_id limit 1');
    const [{ user_id: person, company_id: company }] = rows;
    const middle = () => admin.listAuditLines({ to: '2026-06-01' });
    const calls: Record<string, () => Promise<unknown>> = {
      'first page': () => admin.listAuditLines(),
      'a page of months ago': middle,
      'by person': () => admin.listAuditLines({ person }),
      'by company': () => admin.listAuditLines({ company }),
      'by operation': () => admin.listAuditLines({ operation: 'operation7' }),
      'by record': () => admin.listAuditLines({ record: 'record-77' }),
      'by address': () => admin.listAuditLines({ address: '203.0.113.7' }),
    };
    const costs = new Map<string, number[]>(Object.keys(calls).map((name) => [name, []]));
    const exports: number[] = [];
    for (const size of SIZES) {
      await query(FILL, [size]);
      await query('vacuum analyze');
      for (const [name, call] of Object.entries(calls)) {
        const times: number[] = [];
        for (let turn = 0; turn < TIMES; turn++) times.push(await timed(call));
        costs.get(name)?.push(median(times));
      }
      exports.push(await timed(() => admin.exportAuditLines({ reason: 'bench' })));
    }
    costs.set('export all of it', exports);
    const sizes = SIZES.map((size) => size.toLocaleString('en')).join(', ');
    return [...costs].map(([name, times]) =>
      plain(`audit log: ${name}`, times.map((ms) => ms.toFixed(1)).join(' → '), `ms at ${sizes} lines`),
    );
  });
