import type { FactoryInput, Page } from '@ieum/contract';
import type { Generated } from 'kysely';
import type { Actor } from '../kit/context.ts';
import type { Db } from '../kit/db.ts';

declare module '../kit/db.ts' {
  interface Tables {
    factory: {
      id: Generated<string>;
      company_id: string;
      name: string;
      name_english: string;
      country: string;
      created_at: Generated<string>;
    };
  }
}

const columns = ['id', 'name', 'name_english as nameEnglish', 'country', 'created_at as createdAt'] as const;

type Viewer = Exclude<Actor, { role: 'newcomer' }>;

/** Every read starts here: an admin sees all, a supplier its own company's. */
const visibleTo = (db: Db, actor: Viewer) => {
  const factories = db.selectFrom('factory');
  return actor.role === 'admin' ? factories : factories.where('company_id', '=', actor.companyId);
};

/** One statement whatever the size: an index scan of one page, and beside it a count over the index. */
export const findFactories = async (db: Db, actor: Viewer, { page, size }: Page) => {
  const visible = visibleTo(db, actor);
  const count = visible.select((eb) => eb.fn.countAll<number>().as('total'));
  const rows = await visible
    .select(columns)
    .select(count.as('total'))
    .orderBy('name')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = rows[0]?.total ?? (page === 1 ? 0 : (await count.executeTakeFirstOrThrow()).total);
  return { rows, total };
};

/** Nothing when the company already has a factory of this name. */
export const insertFactory = (db: Db, companyId: string, { name, nameEnglish, country }: FactoryInput) =>
  db
    .insertInto('factory')
    .values({ company_id: companyId, name, name_english: nameEnglish, country })
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doNothing())
    .returning(columns)
    .executeTakeFirst();
