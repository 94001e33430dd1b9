import { formatDate, namedAs, nameFor, TAG_OF } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { operatorsOf, writersOf } from '../../company/notifications.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Notices } from '../../notice/inbox/notices.ts';
import type { EventOf, ReviewSubscriber } from '../record/events.ts';
import { actionDue, actionMoved, actionOpened } from './action.mails.ts';
import type { ActionSide } from './action.rules.ts';
import { findActionCompanies } from './people.store.ts';

type Action = EventOf<'actionOpened'>['action'];
type Change = 'opened' | EventOf<'actionMoved'>['change'] | 'due' | 'overdue';
type News = { change: Change; side: ActionSide; by: string | null; note?: string };

/** Notifies the side of a corrective action that has to learn of a change. */
export const actionNotifications = (notices: Notices): ReviewSubscriber => {
  const notify = async (db: Db, action: Action, { change, side, by, note = '' }: News) => {
    const { title, dueOn } = action;
    const names = await otherNames(db, action, side);
    const said = note && { reason: note };
    await notices.notify(db, {
      kind: 'review.action',
      to: await peopleOf(db, action, side, by),
      about: { ...(names && namedAs('company', names)), ...said, change, title, dueOn },
      path: placeOf(action, side).path,
      content: (language, reader) => {
        const named = names && { company: nameFor(names, language) };
        const dueDay = formatDate(dueOn, TAG_OF[language]);
        return mailOf(change)(language, { ...reader, ...named, ...said, dueDay });
      },
    });
  };

  return {
    actionOpened: (db, { action, by }) => notify(db, action, { change: 'opened', side: 'owner', by }),

    async actionAssigned(db, { action, by }) {
      if (action.ownerId !== null) await notify(db, action, { change: 'opened', side: 'owner', by });
    },

    async actionMoved(db, { action, change, side, by, note }) {
      await notices.settle(db, { to: await peopleOf(db, action, side, null), ...placeOf(action, side) });
      await notify(db, action, { change, side: side === 'owner' ? 'asker' : 'owner', by, note });
    },

    async actionDue(db, { action, isOverdue }) {
      await notify(db, action, { change: isOverdue ? 'overdue' : 'due', side: 'owner', by: null });
      if (isOverdue && action.ownerCompanyId !== action.askerCompanyId)
        await notify(db, action, { change: 'overdue', side: 'asker', by: null });
    },
  };
};

/** Returns where one side finds a task, and the kinds of notices that lead there. */
const placeOf = ({ id, askerCompanyId }: Action, side: ActionSide) => ({
  kinds: ['review.action'] as const,
  path: side === 'asker' && askerCompanyId === null ? reviewPaths.adminAction(id) : reviewPaths.action(id),
});

/**
 * Returns the people of one side except the person who acted. On the side that does the task, this is only the assigned
 * person if there is one; otherwise everybody who may edit. Operators are all notified.
 */
const peopleOf = async (db: Db, action: Action, side: ActionSide, by: string | null) => {
  const { ownerCompanyId, askerCompanyId, ownerId } = action;
  const companyId = side === 'owner' ? ownerCompanyId : askerCompanyId;
  if (companyId === null) return operatorsOf(db);
  const readers = side === 'owner' && ownerId !== null ? [ownerId] : await writersOf(db, companyId);
  return readers.filter((reader) => reader !== by);
};

/** Returns the other company's names. Nothing for a company's own task and for the operator. */
const otherNames = async (db: Db, { ownerCompanyId, askerCompanyId }: Action, side: ActionSide) => {
  const otherId = side === 'owner' ? askerCompanyId : ownerCompanyId;
  if (otherId === null || ownerCompanyId === askerCompanyId) return undefined;
  return (await findActionCompanies(db, [otherId])).get(otherId);
};

const mailOf = (change: Change) => {
  if (change === 'opened') return actionOpened;
  return change === 'due' || change === 'overdue' ? actionDue : actionMoved;
};
