import { type savedViewsContract, VIEWS_IN_ALL_MAX, VIEWS_MAX } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { lockUser } from '../user.store.ts';
import { countViews, deleteView, findViews, upsertView } from './views.store.ts';

/** Saved views belong to the person, not to the company: colleagues neither see nor change them. */
export const createSavedViews = (): Handlers<typeof savedViewsContract> => ({
  async listViews({ db, actor }, { list }) {
    return { rows: await findViews(db, actor.id, list) };
  },

  async saveView({ db, actor, clock }, { list, name, query }) {
    // Two tabs that save at the same time must not exceed the limit together.
    await lockUser(db, actor.id);
    const own = await findViews(db, actor.id, list);
    const isNew = own.every((view) => view.name !== name);
    const isFull = own.length >= VIEWS_MAX || (await countViews(db, actor.id)) >= VIEWS_IN_ALL_MAX;
    if (isNew && isFull) fail('account.too_many_views');
    return upsertView(db, { userId: actor.id, list, name, query, now: clock() });
  },

  async removeView({ db, actor }, { id }) {
    if (!(await deleteView(db, actor.id, id))) fail('request.not_found');
    return {};
  },
});
