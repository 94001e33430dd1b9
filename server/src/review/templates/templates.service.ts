import {
  canonicalJson,
  type FormContent,
  formProblems,
  questionsOf,
  type reviewTemplatesContract,
  TEMPLATES_MAX,
} from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import { findNewestOf, insertForm } from '../record/form.store.ts';
import { isReadyForm } from '../record/form-choice.ts';
import { READY } from '../record/ready/ready-forms.ts';
import { type Member, mayWrite } from '../record/side.policy.ts';
import { presentOwn, presentReady, presentTemplate } from './template.presenter.ts';
import {
  countTemplates,
  findTemplate,
  findTemplates,
  insertTemplate,
  lockTemplate,
  updateTemplate,
} from './template.store.ts';

const NO_QUESTIONS: FormContent = { sections: [] };

export const templatesService: Handlers<typeof reviewTemplatesContract> = {
  async listReviewTemplates({ db, actor, sender }) {
    const own = await findTemplates(db, actor.companyId);
    return { rows: [...presentReady(sender.language), ...own.map(presentOwn)], can: { add: mayWrite(actor) } };
  },

  async getReviewTemplate({ db, actor, sender }, { id, formVersion }) {
    return presentTemplate(db, actor, { id, formVersion, language: sender.language });
  },

  async addReviewTemplate({ db, actor, clock, sender }, { name, copyOf }) {
    if (!mayWrite(actor)) fail('access.denied');
    const content = await copied(db, actor, copyOf);
    if ((await countTemplates(db, actor.companyId)) >= TEMPLATES_MAX) fail('review.templates_full');
    const at = clock().toISOString();
    const { id } = await insertTemplate(db, {
      company_id: actor.companyId,
      name: JSON.stringify(name),
      content: JSON.stringify(content),
      created_at: at,
      updated_at: at,
      updated_by: actor.id,
    });
    return presentTemplate(db, actor, { id, language: sender.language });
  },

  async updateReviewTemplate({ db, actor, clock, sender }, { id, version, name, description, content }) {
    const template = await lockOwn(db, actor, id, version);
    refuseTooMany(content);
    await updateTemplate(db, template, {
      name: JSON.stringify(name),
      description,
      content: JSON.stringify(content),
      updated_at: clock().toISOString(),
      updated_by: actor.id,
    });
    return presentTemplate(db, actor, { id, language: sender.language });
  },

  async publishReviewTemplate({ db, actor, clock, sender }, { id, version }) {
    const template = await lockOwn(db, actor, id, version);
    const { name, content } = template;
    const problems = formProblems(content);
    if (Object.keys(problems).length > 0) fail('review.form_refused', problems);
    const last = await findNewestOf(db, id);
    if (last && isSame(last, template)) fail('review.form_same');
    const at = clock().toISOString();
    await insertForm(db, {
      template_id: id,
      ready_key: null,
      version: (last?.version ?? 0) + 1,
      created_at: at,
      by: actor.id,
      name: JSON.stringify(name),
      content: JSON.stringify(content),
      questions: questionsOf(content).length,
    });
    await updateTemplate(db, template, { updated_at: at, updated_by: actor.id });
    return presentTemplate(db, actor, { id, language: sender.language });
  },

  async retireReviewTemplate({ db, actor, clock, sender }, { id, version, isRetired }) {
    const template = await lockOwn(db, actor, id, version);
    const change = { is_retired: isRetired, updated_at: clock().toISOString(), updated_by: actor.id };
    await updateTemplate(db, template, change);
    return presentTemplate(db, actor, { id, language: sender.language });
  },
};

/** Returns the content that a copy starts with: a ready form's questions, or the draft of an own template. */
const copied = async (db: Db, { companyId }: Member, copyOf: string | null) => {
  if (copyOf === null) return NO_QUESTIONS;
  if (isReadyForm(copyOf)) return READY[copyOf].content;
  return ((await findTemplate(db, companyId, copyOf)) ?? fail('request.not_found')).content;
};

const lockOwn = async (db: Db, actor: Member, id: string, version: number) => {
  if (!mayWrite(actor)) fail('access.denied');
  const template = (await lockTemplate(db, actor.companyId, id)) ?? fail('request.not_found');
  return template.version === version ? template : fail('review.template_changed');
};

/** Refuses too many questions. A draft may be wrong in every other way. */
const refuseTooMany = (content: FormContent) => {
  const { sections } = formProblems(content);
  if (sections === 'many') fail('review.form_refused', { sections });
};

type Written = { name: object; content: object };

/** Compares independently of the key order in which the database returns JSON. */
const isSame = (a: Written, b: Written) => textOf(a) === textOf(b);
const textOf = ({ name, content }: Written) => canonicalJson(JSON.parse(JSON.stringify([name, content])));
