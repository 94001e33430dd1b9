import type { factoryHistoryContract } from '@ieum/contract';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { can } from '../factory.policy.ts';
import { changesBetween } from './changes.ts';
import { findFactory, lockFactory } from './record.store.ts';
import { findRevision, findRevisions } from './revision.store.ts';
import { changeFactory, wholeDetails } from './writer.ts';

export const factoryHistory: Handlers<typeof factoryHistoryContract> = {
  async listFactoryRevisions({ db, actor }, { id, ...page }) {
    if (!(await findFactory(db, actor, id))) fail('request.not_found');
    const { rows, total } = await findRevisions(db, id, page);
    return {
      total,
      rows: rows.map(({ version, kind, at, by, ...row }) => ({
        version,
        kind,
        at,
        by: by ?? '',
        changes: changesBetween({ ...row.detailsBefore, state: row.stateBefore }, { ...row.details, state: row.state }),
      })),
    };
  },

  async getFactoryRevision({ db, actor }, { id, revision }) {
    if (!(await findFactory(db, actor, id))) fail('request.not_found');
    const found = (await findRevision(db, id, revision)) ?? fail('request.not_found');
    return { version: found.version, at: found.at, details: wholeDetails(found.details) };
  },

  async restoreFactory({ db, actor, clock }, { id, version, revision }) {
    if (!can(actor).register) fail('access.denied');
    const { companyId } = actor;
    const factory = (await lockFactory(db, companyId, id)) ?? fail('request.not_found');
    if (factory.version !== version) fail('factory.changed_meanwhile');
    const then = (await findRevision(db, id, revision)) ?? fail('request.not_found');
    const { state, confirmedAt } = factory;
    const saving = { companyId, state, confirmedAt, kind: 'restored', by: actor.id, at: clock() } as const;
    return { id, version: await changeFactory(db, factory, { ...saving, details: wholeDetails(then.details) }) };
  },
};
