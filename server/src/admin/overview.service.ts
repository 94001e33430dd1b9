import type { overviewContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import type { Setup } from '../kit/setup.ts';
import { findFigures, findOperatorActs } from './overview.store.ts';

export const createOverview = ({ setup }: { setup: Setup }): Handlers<typeof overviewContract> => ({
  async getOverview({ db }) {
    const open = setup.openOf(await setup.keptIn(db));
    return { ...(await findFigures(db)), setup: open, acts: await findOperatorActs(db) };
  },
});
