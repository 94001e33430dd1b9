import { contract } from '@ieum/contract';
import { factoryListing } from '../server/src/factory/list/list.service.ts';
import { systemClock } from '../server/src/kit/clock.ts';
import type { Db } from '../server/src/kit/db/database.ts';
import type { Actor } from '../server/src/kit/http/context.ts';
import type { Where } from './both-databases.ts';
import { type Figure, plain, ratio } from './figure.ts';
import { factoryCalls } from './growth-factories.ts';
import { median, timed } from './measure.ts';

const BAR = { floor: 200, goal: 100 };
const TIMES = 9;
type Member = Extract<Actor, { role: 'supplier' }>;

/** Measures each filter and sort of the list of a company's factories: milliseconds, median. */
export const measureLists = async (db: Db, where: Where, actor: Member, rows: string): Promise<Figure[]> => {
  const sender = { address: '', userAgent: '', language: 'kr' } as const;
  const context = { db, actor, sender, clock: systemClock, recordAccess: () => undefined };
  const calls = {
    'first page': () => factoryListing.listFactories(context, contract.listFactories.input.parse({})),
    'last page': () => factoryListing.listFactories(context, contract.listFactories.input.parse({ page: 4_500 })),
    ...factoryCalls({
      listFactories: (query = {}) => factoryListing.listFactories(context, contract.listFactories.input.parse(query)),
      listFactoryPoints: (query = {}) =>
        factoryListing.listFactoryPoints(context, contract.listFactoryPoints.input.parse(query)),
      getFactoryChoices: () => factoryListing.getFactoryChoices(context, {}),
    }),
  };
  const figures: Figure[] = [];
  const medians: number[] = [];
  for (const [name, call] of Object.entries(calls)) {
    await call();
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) times.push(await timed(call));
    medians.push(median(times));
    const fastest = `fastest ${Math.min(...times).toFixed(0)} ms`;
    figures.push(plain(`list: ${name}, ${rows}, ${where}`, `${median(times).toFixed(1)} ms`, fastest));
  }
  return [...figures, ratio(`list: the slowest of these, ${rows}, ${where}, ms`, Math.max(...medians), BAR)];
};
