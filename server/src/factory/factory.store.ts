import type { FactoryInput, Page } from '@ieum/contract';
import type { Generated } from 'kysely';
import type { Actor } from '../kit/context.ts';
import type { Db } from '../kit/db.ts';
import { prepared } from '../kit/prepared.ts';

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
/** Who looks; an admin is of no company. */
type Eyes = { role: Viewer['role']; companyId: string };

/** Every read starts here: an admin sees all, a supplier its own company's. */
const visibleTo = (db: Db, { role, companyId }: Eyes) => {
  const factories = db.selectFrom('factory');
  return role === 'admin' ? factories : factories.where('company_id', '=', companyId);
};

const countOf = (visible: ReturnType<typeof visibleTo>) => visible.select((eb) => eb.fn.countAll<number>().as('total'));

type Asked = { companyId: string; size: number; offset: number };

/** One statement whatever the size: an index scan of one page, and beside it a count over the index. */
const pageFor = (role: Eyes['role']) =>
  prepared<Asked>()((db, place) => {
    const visible = visibleTo(db, { role, companyId: place('companyId') });
    return visible
      .select(columns)
      .select(countOf(visible).as('total'))
      .orderBy('name')
      .orderBy('id')
      .limit(place('size'))
      .offset(place('offset'));
  });
const pages = { admin: pageFor('admin'), supplier: pageFor('supplier') };

export const findFactories = async (db: Db, actor: Viewer, { page, size }: Page) => {
  const { role } = actor;
  const companyId = role === 'admin' ? '' : actor.companyId;
  const rows = await pages[role](db, { companyId, size, offset: (page - 1) * size });
  if (rows[0] || page === 1) return { rows, total: rows[0]?.total ?? 0 };
  // Beyond the last page there is no row to carry it.
  return { rows, total: (await countOf(visibleTo(db, { role, companyId })).executeTakeFirstOrThrow()).total };
};

/** Nothing when the company already has a factory of this name. */
export const insertFactory = (db: Db, companyId: string, { name, nameEnglish, country }: FactoryInput) =>
  db
    .insertInto('factory')
    .values({ company_id: companyId, name, name_english: nameEnglish, country })
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doNothing())
    .returning(columns)
    .executeTakeFirst();
