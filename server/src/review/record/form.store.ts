import type { FormContent, FormWords } from '@ieum/contract';
import type { ColumnType, Generated, Insertable } from 'kysely';
import type { Db, Tables } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    review_template: {
      id: Generated<string>;
      company_id: string;
      name: ColumnType<FormWords, string, string>;
      description: Generated<string>;
      content: ColumnType<FormContent, string, string>;
      is_retired: Generated<boolean>;
      version: Generated<number>;
      created_at: string;
      updated_at: string;
      updated_by: string | null;
    };
    review_form: {
      id: Generated<string>;
      template_id: string | null;
      ready_key: string | null;
      version: number;
      name: ColumnType<FormWords, string, never>;
      content: ColumnType<FormContent, string, never>;
      questions: number;
      created_at: string;
      by: string | null;
    };
  }
}

const columns = ['id', 'template_id as templateId', 'ready_key as readyKey', 'version', 'name', 'content'] as const;
export type FormRow = NonNullable<Awaited<ReturnType<typeof findForm>>>;

export const findForm = (db: Db, id: string) =>
  db.selectFrom('review_form').select(columns).where('id', '=', id).executeTakeFirst();

/** Finds the newest published version of a company's own template, unless the template is retired. */
export const findPublishedForm = (db: Db, companyId: string, templateId: string) =>
  db
    .selectFrom('review_form as form')
    .innerJoin('review_template as template', 'template.id', 'form.template_id')
    .select(['form.id', 'form.version'])
    .where('form.template_id', '=', templateId)
    .where('template.company_id', '=', companyId)
    .where('template.is_retired', '=', false)
    .orderBy('form.version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Finds the newest published version of a template. */
export const findNewestOf = (db: Db, templateId: string) =>
  db
    .selectFrom('review_form')
    .select(columns)
    .where('template_id', '=', templateId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertForm = (db: Db, form: Insertable<Tables['review_form']>) =>
  db.insertInto('review_form').values(form).returning('id').executeTakeFirstOrThrow();

/** Stores a ready form when it is first sent. Two simultaneous senders store it once. */
export const keepReadyForm = async (db: Db, form: Insertable<Tables['review_form']> & { ready_key: string }) => {
  await db
    .insertInto('review_form')
    .values(form)
    .onConflict((conflict) => conflict.columns(['ready_key', 'version']).where('ready_key', 'is not', null).doNothing())
    .execute();
  const kept = await db
    .selectFrom('review_form')
    .select('id')
    .where('ready_key', '=', form.ready_key)
    .where('version', '=', form.version)
    .executeTakeFirstOrThrow();
  return kept.id;
};
