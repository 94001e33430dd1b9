import { NO_NAMES, namedAs, TASKS_MAX, type Task } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { listedFlow } from './row.presenter.ts';
import { findWaitingFlows } from './view.store.ts';

/** Lists quantities that the other side has offered, and differences for which nobody has offered one. */
export const flowTasks = async (db: Db, { companyId }: { companyId: string }): Promise<Task[]> =>
  (await findWaitingFlows(db, companyId, TASKS_MAX)).map((row) => {
    const { partner, goods, waitsForMe } = listedFlow(row, companyId);
    return {
      kind: waitsForMe ? 'flow.offer' : 'flow.mismatch',
      id: row.id,
      waiter: 'partner',
      dueOn: '',
      about: { ...namedAs('company', partner ?? NO_NAMES), product: goods.name, period: row.period },
      since: row.updatedAt,
    };
  });
