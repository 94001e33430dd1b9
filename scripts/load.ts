import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { letThemWork } from '../bench/load/crowd.ts';
import { createNotes } from '../bench/load/notes.ts';
import { seedCrowd } from '../bench/load/seed-crowd.ts';
import { withPostgres } from '../bench/postgres-product.ts';
import { processorMs } from '../bench/processor-time.ts';
import { ensureBuilt } from './build-parts.ts';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '1' },
    processes: { type: 'string', default: '1' },
    /** Least and greatest number of milliseconds between two actions. */
    think: { type: 'string', default: '1000-3000' },
    rows: { type: 'string', default: '100000' },
  },
});

const COMPANIES = 50;
const PAGE = 20;

/** Lets many people work on PostgreSQL, with every commit synced: whether all are served, and how fast. */
const run = () =>
  withPostgres(async ({ query, start, dataFolder }) => {
    const users = Number(values.users);
    const rows = Number(values.rows);
    const seconds = Number(values.minutes) * 60;
    const [least = 0, most = least] = values.think.split('-').map(Number);
    const tokens = await seedCrowd({ query, dataFolder, users, companies: COMPANIES, rows });
    const { url, pid } = await start({ PROCESSES: values.processes });
    const notes = createNotes();
    const before = processorMs(pid);
    console.log(
      `${users} people, ${COMPANIES} companies, ${rows} factories, ${values.processes} process(es), ${seconds} s`,
    );
    const pages = Math.ceil(rows / COMPANIES / PAGE);
    const acknowledged = await letThemWork({ url, tokens, pages, seconds, thinkMs: [least, most] }, notes);
    for (const line of notes.lines()) console.log(line);
    const stored = await query('select name from factory where name = any($1)', [acknowledged]);
    const lost = acknowledged.length - stored.rows.length;
    const busy = ((processorMs(pid) - before) / (seconds * 1000)) * 100;
    console.log(
      `${(notes.count() / seconds).toFixed(0)} a second, ${notes.errorCount()} errors, ${lost} of ${acknowledged.length} acknowledged factories lost`,
    );
    console.log(
      `the product used ${busy.toFixed(0)} % of one of ${availableParallelism()} cores; load ${loadavg()[0]?.toFixed(1)}`,
    );
    return notes.errorCount() + lost;
  }, {});

await ensureBuilt(console.log);
process.exit((await run()) === 0 ? 0 : 1);
