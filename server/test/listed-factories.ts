import { randomUUID } from 'node:crypto';
import type { contract, Input } from '@ieum/contract';
import type { useWorld } from './world.ts';

type World = ReturnType<typeof useWorld>;
type Registered = Input<typeof contract.registerFactory>;

/** A company whose factories are listed, filtered and drawn; a new one for each test. */
export const useListedFactories = (world: World) => {
  let companyId: string;
  let ours: Awaited<ReturnType<World['supplier']>>;
  world.arrange(async () => {
    companyId = await world.company();
    ours = await world.supplier(companyId);
  });

  const add = async (...some: (Partial<Registered> & { name: string })[]) => {
    const made = [];
    for (const one of some) made.push(await ours.registerFactory({ country: 'KR', isNew: true, ...one }));
    return made;
  };
  const names = async (asked: Input<typeof contract.listFactories> = {}) =>
    (await ours.listFactories(asked)).rows.map(({ name }) => name);

  const standardCalled = async (code: string) => {
    const db = world.db();
    const known = await db.selectFrom('factory_standard').select('id').where('code', '=', code).executeTakeFirst();
    if (known) return known.id;
    const words = { name_kr: code, name_en: code, name_cn: code, name_jp: code, retired_at: null };
    const made = db
      .insertInto('factory_standard')
      .values({ code, ...words })
      .returning('id');
    return (await made.executeTakeFirstOrThrow()).id;
  };

  /** A certificate of a standard, over these factories; it may take the place of another. */
  const certify = async (
    code: string,
    validTo: string,
    factoryIds: string[],
    before?: { id: string; lineId: string },
  ) => {
    const db = world.db();
    const at = world.clock().toISOString();
    const standardId = await standardCalled(code);
    const words = { number: '', issuer: '', scope: '', standard_name: '', edition: '', accreditation_body: '' };
    const nothing = {
      valid_from: null,
      document_id: null,
      revoked_at: null,
      next_reminder_on: null,
      next_turn_on: null,
    };
    const id = randomUUID();
    const lineId = before?.lineId ?? id;
    const place = { id, company_id: companyId, line_id: lineId, replaces_id: before?.id ?? null };
    const row = { ...words, ...nothing, ...place, assessor_level: '', attestation_type: '', updated_by: null } as const;
    const valid = { standard_id: standardId, valid_to: validTo, created_at: at, updated_at: at };
    await db
      .insertInto('factory_certificate')
      .values({ ...row, ...valid })
      .execute();
    if (before)
      await db.updateTable('factory_certificate').set({ is_replaced: true }).where('id', '=', before.id).execute();
    const sites = factoryIds.map((factory_id) => ({ certificate_id: id, factory_id }));
    await db.insertInto('factory_certificate_site').values(sites).execute();
    return { id, lineId, standardId };
  };

  return { supplier: () => ours, add, names, certify };
};

export const processOf = (name: string) => ({
  scheme: 'own' as const,
  code: '',
  name,
  isPrimary: false,
  isOutsourced: false,
});
