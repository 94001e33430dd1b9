import { namedAs, TASKS_MAX, type Task } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { partnerSeen } from '../disclosure/disclosure.ts';
import { findWaitingViewed } from './view.store.ts';

/** Lists links of which the other side waits for an answer. */
export const linkTasks = async (db: Db, { companyId }: { companyId: string }): Promise<Task[]> =>
  (await findWaitingViewed(db, companyId, TASKS_MAX)).map((row) => {
    const { partner, partnerProduct } = partnerSeen(row, row.side);
    // Until the link is answered, only the other side's words for our product are known.
    const product = row.productName ?? (row.words.product || partnerProduct.name);
    return {
      kind: 'link.answer',
      id: row.id,
      waiter: 'partner',
      dueOn: '',
      since: row.updatedAt,
      about: {
        ...namedAs('company', partner),
        product,
        // Both sides have confirmed the link before, and one of them proposes other values.
        ...(row.state === 'confirmed' && { state: 'changed' }),
      },
    };
  });
