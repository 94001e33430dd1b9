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

/** To one side, except whoever did it: on the side that has to do it, to the one who does, otherwise to all who can. */
export const tellOfAction = async (db: Db, notices: Notices, action: About, { change, side, by, note = '' }: News) => {
  const { id, title, dueOn, ownerCompanyId, askerCompanyId, ownerId } = action;
  const toId = side === 'owner' ? ownerCompanyId : askerCompanyId;
  const told = { id, toId, title, dueOn, reason: note, company: await otherName(db, action, side) };
  if (toId === null) return tellAction(db, notices, change, told);
  const readers = side === 'owner' && ownerId !== null ? [ownerId] : await writersOf(db, toId);
  return tellAction(db, notices, change, { ...told, to: readers.filter((reader) => reader !== by) });
};

/** How the reader knows the other side; nobody where it is their own task, or the operator's. */
const otherName = async (db: Db, { ownerCompanyId, askerCompanyId }: About, side: ActionSide) => {
  const other = side === 'owner' ? askerCompanyId : ownerCompanyId;
  if (other === null || ownerCompanyId === askerCompanyId) return '';
  return (await findActionCompanies(db, [other])).get(other)?.name ?? '';
};

/** Whoever is given a task hears of it, unless they took it themselves. */
export const tellAssigned = async (db: Db, notices: Notices, action: About, by: string) => {
  if (action.ownerId !== null) await tellOfAction(db, notices, action, { change: 'opened', side: 'owner', by });
};
