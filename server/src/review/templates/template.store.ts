import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

/** Selects a company's own templates, each with its newest published version. */
const own = (db: Db, companyId: string) =>
  db
    .selectFrom('review_template as template')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('review_form')
          .select(['version', 'name', 'content'])
          .whereRef('template_id', '=', 'template.id')
          .orderBy('version', 'desc')
          .limit(1)
          .as('form'),
      (join) => join.onTrue(),
    )
    .select(['template.id', 'template.name', 'template.description', 'template.is_retired as isRetired'])
    .select(['template.version', 'template.updated_at as updatedAt'])
    .select((eb) => eb.fn.coalesce('form.version', eb.lit(0)).as('formVersion'))
    .select(sql<boolean>`(form.name, form.content) is distinct from (template.name, template.content)`.as('hasChanges'))
    .select(
      sql<number>`(select coalesce(sum(jsonb_array_length(section -> 'questions')), 0)
        from jsonb_array_elements(template.content -> 'sections') section)`.as('questions'),
    )
    .where('template.company_id', '=', companyId);

/** Lists the last changed template first, without its questions. */
export const findTemplates = (db: Db, companyId: string) =>
  own(db, companyId).orderBy('template.updated_at', 'desc').orderBy('template.id').execute();

export type TemplateRow = Awaited<ReturnType<typeof findTemplates>>[number];

export const findTemplate = (db: Db, companyId: string, id: string) =>
  own(db, companyId).select('template.content').where('template.id', '=', id).executeTakeFirst();

export const lockTemplate = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('review_template')
    .select(['id', 'name', 'content', 'version'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();

export const countTemplates = async (db: Db, companyId: string) => {
  const { total } = await db
    .selectFrom('review_template')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return total;
};

export const insertTemplate = (db: Db, template: Insertable<Tables['review_template']>) =>
  db.insertInto('review_template').values(template).returning('id').executeTakeFirstOrThrow();

/** Stores the next version of a locked row. */
export const updateTemplate = async (
  db: Db,
  { id, version }: { id: string; version: number },
  change: Updateable<Tables['review_template']>,
) => {
  await db
    .updateTable('review_template')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
};

/** Lists all published versions, newest first. */
export const findVersions = (db: Db, templateId: string) =>
  db
    .selectFrom('review_form as form')
    .leftJoin('account_person as person', 'person.id', 'form.by')
    .select(['form.version', 'form.created_at as at', 'person.name as by', 'form.questions'])
    .where('form.template_id', '=', templateId)
    .orderBy('form.version', 'desc')
    .execute();

type Of = { templateId: string } | { readyKey: string };

export const findVersion = (db: Db, of: Of, version: number) =>
  db
    .selectFrom('review_form')
    .select(['name', 'content', 'questions'])
    .where('version', '=', version)
    .$if('templateId' in of, (query) => query.where('template_id', '=', 'templateId' in of ? of.templateId : ''))
    .$if('readyKey' in of, (query) => query.where('ready_key', '=', 'readyKey' in of ? of.readyKey : ''))
    .executeTakeFirst();
