import type { overviewContract } from '@ieum/contract';
import type { Handlers } from '../kit/context.ts';
import { findFigures, findOperatorActs } from './overview.store.ts';

export const overviewService: Handlers<typeof overviewContract> = {
  async getOverview({ db }) {
    return { ...(await findFigures(db)), acts: await findOperatorActs(db) };
  },
};
