import { CODES_MAX, LANGUAGES } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { inSavepoint } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { createJobs } from '../../kit/jobs/queue.ts';
import { readCodeFile } from './list-file.ts';
import { codeRowsOf } from './list-rows.ts';
import { codeListJobs, planCodeLists } from './lists.jobs.ts';
import { SHIPPED_LISTS } from './shipped-lists.ts';

const world = useWorld();
const FOLDER = 'server/lists';
/** Lists stored in these tests. The others are only read, because storing them takes seconds. */
const SMALL = ['process.csv', 'isic-4.csv'];

/** Returns a moment at which all jobs are due: they are due one after the other, each a moment later. */
const later = () => new Date(world.clock().getTime() + 1_000);

/** Does what a start does, with only the small lists. */
const start = async () => {
  const { enqueue } = world.platform;
  await planCodeLists(world.db(), async (db, job) => SMALL.includes(job.payload) && enqueue(db, job), world.clock());
  const jobs = createJobs({
    database: { inTransaction: inSavepoint(world) },
    clock: later,
    handlers: codeListJobs({ folder: FOLDER, clock: later }),
    onError: (error) => {
      throw error;
    },
  });
  return jobs.runDue();
};

describe('the lists of the first start', () => {
  it('S2.3 23.22 are right, whole and not empty: processes, KSIC, ISIC and HS to six digits', async () => {
    const counts = new Map<string, number>();
    for (const { file } of SHIPPED_LISTS) {
      const raw = await readCodeFile(`${FOLDER}/${file}`, CODES_MAX);
      expect([file, codeRowsOf(raw, []).problems]).toEqual([file, []]);
      const deepest = Math.max(...raw.map(({ code }) => code.length));
      counts.set(file, raw.filter(({ code }) => code.length === deepest).length);
    }
    expect(Object.fromEntries(counts)).toEqual({
      'process.csv': 200,
      'isic-4.csv': 419,
      'hs-2022.csv': 5_612,
      'ksic-11.csv': 1_205,
      'ksic-10.csv': 1_196,
    });
    const processes = await readCodeFile(`${FOLDER}/process.csv`, CODES_MAX);
    expect(processes.filter(({ names }) => LANGUAGES.some((language) => names[language] === ''))).toEqual([]);
    for (const language of LANGUAGES)
      expect(new Set(processes.map(({ names }) => names[language])).size).toBe(processes.length);
  });

  it('S2.3 23.22 are found in four languages, and ISIC is completed by our own names', async () => {
    await start();
    const ours = await world.supplier();
    const found = async (scheme: 'process' | 'isic', query: string, language: 'kr' | 'en' | 'cn' | 'jp') =>
      (await ours.searchCodes({ scheme, query, language })).rows[0];
    expect(await found('process', '다이캐스팅', 'kr')).toEqual({
      code: 'CA01',
      name: '다이캐스팅',
      parents: [{ code: 'CA', name: '주조' }],
    });
    expect(await found('process', 'injection', 'en')).toMatchObject({ code: 'PL01', name: 'Injection moulding' });
    expect(await found('process', '电镀', 'cn')).toMatchObject({ code: 'SU01' });
    expect(await found('process', '縫製', 'jp')).toMatchObject({ code: 'TX11' });
    expect(await found('isic', '2432', 'en')).toMatchObject({ code: '2432', name: 'Casting of non-ferrous metals' });
    expect(await found('isic', '27', 'kr')).toMatchObject({ name: '전기 장비 제조(전지 포함)' });
    const { rows } = await (await world.admin()).listCodeLists();
    expect(rows.filter(({ isBuiltIn }) => !isBuiltIn)).toMatchObject([
      { scheme: 'isic', revision: '4', size: 766, loadedBy: '' },
      { scheme: 'process', revision: '1', size: 220, loadedBy: '' },
    ]);
  });

  it('S2.3 23.22 stay away once an operator has removed one, and leave an operator’s own list alone', async () => {
    const admin = await world.admin();
    const file = new File(['code,ko\nX1,우리 공정\n'], 'own.csv');
    const own = { scheme: 'process', revision: '1', source: '우리', publishedOn: '2020-01-01' } as const;
    await admin.loadCodeList({ ...own, file });
    expect(await start()).toBe(2);
    const { rows } = await admin.listCodeLists();
    expect(rows.find(({ scheme }) => scheme === 'process')).toMatchObject({ source: '우리', size: 1 });
    await admin.removeCodeList({ id: rows.find(({ scheme, isBuiltIn }) => scheme === 'isic' && !isBuiltIn)?.id ?? '' });
    expect(await start()).toBe(0);
    expect((await admin.searchCodes({ scheme: 'isic' })).list).toMatchObject({ isBuiltIn: true });
  });
});
