import { writersOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import { tellAction } from '../record/notifications.ts';
import type { ActionSide } from './action.rules.ts';
import type { ActionRow } from './action.store.ts';
import { findActionCompanies } from './people.store.ts';

type About = Pick<ActionRow, 'id' | 'title' | 'ownerCompanyId' | 'askerCompanyId' | 'ownerId' | 'dueOn'>;
export type ActionChange = Parameters<typeof tellAction>[2];
type News = { change: ActionChange; side: ActionSide; by: string | null; note?: string };

/**
 * Notifies one side except the person who acted. On the side that does the task, only the assigned person is notified
 * if there is one; otherwise everybody who may edit.
 */
export const notifyAction = async (db: Db, notices: Notices, action: About, { change, side, by, note = '' }: News) => {
  const { id, title, dueOn, ownerCompanyId, askerCompanyId, ownerId } = action;
  const toId = side === 'owner' ? ownerCompanyId : askerCompanyId;
  const notice = { id, toId, title, dueOn, reason: note, company: await otherName(db, action, side) };
  if (toId === null) return tellAction(db, notices, change, notice);
  const readers = side === 'owner' && ownerId !== null ? [ownerId] : await writersOf(db, toId);
  return tellAction(db, notices, change, { ...notice, to: readers.filter((reader) => reader !== by) });
};

/** Returns the other company's name. Empty for a company's own task and for the operator. */
const otherName = async (db: Db, { ownerCompanyId, askerCompanyId }: About, side: ActionSide) => {
  const otherId = side === 'owner' ? askerCompanyId : ownerCompanyId;
  if (otherId === null || ownerCompanyId === askerCompanyId) return '';
  return (await findActionCompanies(db, [otherId])).get(otherId)?.name ?? '';
};

/** Notifies the person to whom a task is assigned, unless they assigned it to themselves. */
export const notifyAssigned = async (db: Db, notices: Notices, action: About, by: string) => {
  if (action.ownerId !== null) await notifyAction(db, notices, action, { change: 'opened', side: 'owner', by });
};
