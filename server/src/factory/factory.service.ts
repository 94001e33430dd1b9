import type { factoryContract } from '@ieum/contract';
import type { Handlers } from '../kit/context.ts';
import { fail } from '../kit/fail.ts';
import { can } from './factory.policy.ts';
import { findFactories, insertFactory } from './factory.store.ts';

export const factoryService: Handlers<typeof factoryContract> = {
  async listFactories({ db, actor }, page) {
    const { rows, total } = await findFactories(db, actor, page);
    return { rows, total, can: can(actor) };
  },

  async registerFactory({ db, actor }, input) {
    if (!can(actor).register) fail('access.denied');
    const row = await insertFactory(db, actor.companyId, input);
    return row ?? fail('factory.name_taken', { name: 'taken' });
  },
};
