import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { clientOf } from '../server/test/fixtures/process/product-process.ts';
import { withProduct } from './bench-product.ts';
import { plain, ratio } from './figure.ts';
import { median, timed } from './measure.ts';

const ROWS = 10_000;
const PROBES = 200;
const POLL_MS = 100;
const TURN_POLL_MS = 10;
const MB = 1024;

const HEAD =
  '공장 이름,영문 이름,공장 코드,국가,시·군·구,주소,위도,경도,종업원 수,여성 종업원,부지 면적(㎡),공정,연락처\n';
const lineOf = (no: number) =>
  `제${no}공장,Plant ${no},C-${no},KR,울산광역시 북구,산업로 ${no},35.5,129.3,${no + 10},${no % 10},${no * 10},주조; 도금 | | | 외주,대표 | 김이음 | plant${no}@test.kr | 052-200-1234\n`;

type Client = ReturnType<typeof clientOf>;

/** Imports ten thousand rows on the embedded database: how long each step takes, and how it slows down other users. */
export const measureImport = () =>
  withProduct(async (url, tokens, pid) => {
    const ours = clientOf(url, tokens.supplier);
    const bystander = clientOf(url, tokens.suppliers[1] ?? '');
    const probe = () => timed(() => bystander.listFactories());
    /** Needs the database for one statement, so it waits for one transaction of the import at most. */
    const turn = () => timed(async () => (await fetch(`${url}/readyz`)).arrayBuffer());
    const idleTimes: number[] = [];
    for (let no = 0; no < PROBES; no++) idleTimes.push(await probe());
    const idle = median(idleTimes);

    const text = HEAD + Array.from({ length: ROWS }, (_, no) => lineOf(no)).join('');
    const steps: Record<string, number> = {};
    const busy: number[] = [];
    const turns: number[] = [];
    let isOver = false;
    let peakKb = 0;
    const watching = (async () => {
      while (!isOver) {
        busy.push(await probe());
        peakKb = Math.max(peakKb, residentKb(pid));
      }
    })();
    const watchingTurns = (async () => {
      while (!isOver) {
        turns.push(await turn());
        await wait(TURN_POLL_MS);
      }
    })();
    const started = performance.now();
    let id = '';
    steps.read = await timed(async () => {
      ({ id } = await ours.startImport({ file: new File([text], 'bench.csv') }));
      await reached(ours, id, 'columns');
    });
    steps.check = await timed(async () => {
      const { version, columns } = await ours.getImport({ id });
      await ours.matchColumns({ id, version, fields: columns.map(({ field }) => field) });
      await reached(ours, id, 'checked');
    });
    steps.write = await timed(async () => {
      const { version } = await ours.getImport({ id });
      await ours.confirmImport({ id, version });
      await reached(ours, id, 'done');
    });
    const seconds = (performance.now() - started) / 1000;
    steps.undo = await timed(async () => {
      await ours.undoImport({ id });
      await reached(ours, id, 'undone');
    });
    isOver = true;
    await Promise.all([watching, watchingTurns]);
    const times = Object.entries(steps).map(([step, ms]) => `${step} ${(ms / 1000).toFixed(1)}`);
    return [
      ratio(`list of others while ${ROWS} rows are imported, against idle`, median(busy) / idle, { floor: 5, goal: 2 }),
      ratio(`seconds for ${ROWS} rows, from file to done`, seconds, { floor: 60, goal: 20 }, times.join(', ')),
      ratio('most memory of the process, MB', peakKb / MB, { floor: 1_200, goal: 900 }),
      plain('list while idle', `${idle.toFixed(1)} ms`),
      ratio(
        'longest wait of another user for a list, ms',
        Math.max(...busy),
        { floor: 1_000, goal: 300 },
        slowest(busy),
      ),
      ratio(
        'longest transaction, as a single statement waits, ms',
        Math.max(...turns),
        { floor: 500, goal: 150 },
        slowest(turns),
      ),
    ];
  });

const reached = async (client: Client, id: string, wanted: string) => {
  for (;;) {
    const { state } = await client.getImportProgress({ id });
    if (state === wanted) return;
    if (state === 'failed' || state === 'cancelled') throw new Error(`the import is ${state}`);
    await wait(POLL_MS);
  }
};

const RANKED = [0.5, 0.9, 0.99];

/** Names the median and the slowest tenth and hundredth. */
const slowest = (times: number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return RANKED.map((rank) => `p${rank * 100} ${(sorted[Math.floor(rank * sorted.length)] ?? 0).toFixed(0)}`).join(
    ', ',
  );
};

const residentKb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
