import {
  type Language,
  type ListedTemplate,
  questionsOf,
  READY_FORMS,
  type ReadyForm,
  type ReviewTemplate,
} from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { isReadyForm } from '../record/form-choice.ts';
import { READY } from '../record/ready/ready-forms.ts';
import { type Member, mayWrite } from '../record/side.policy.ts';
import { findTemplate, findVersion, findVersions, type TemplateRow } from './template.store.ts';

const stateOf = ({ isRetired, formVersion }: Pick<TemplateRow, 'isRetired' | 'formVersion'>) => {
  if (isRetired) return 'retired' as const;
  return formVersion === 0 ? ('draft' as const) : ('published' as const);
};

export const presentOwn = ({
  isRetired,
  version: _,
  content: __,
  ...row
}: TemplateRow & { content?: unknown }): ListedTemplate => ({
  ...row,
  isReady: false,
  state: stateOf({ isRetired, formVersion: row.formVersion }),
});

const readyOf = (key: ReadyForm, language: Language): ListedTemplate => {
  const { version, name, description, content } = READY[key];
  return {
    id: key,
    isReady: true,
    name,
    description: description[language],
    state: 'published',
    formVersion: version,
    hasChanges: false,
    questions: questionsOf(content).length,
    updatedAt: null,
  };
};

export const presentReady = (language: Language) => READY_FORMS.map((key) => readyOf(key, language));

type Selection = { id: string; formVersion?: number | undefined; language: Language };

/** Returns the draft, or one of the published versions. */
export const presentTemplate = async (db: Db, actor: Member, { id, formVersion, language }: Selection) => {
  if (isReadyForm(id)) return presentReadyWhole(db, id, formVersion, language);
  const found = (await findTemplate(db, actor.companyId, id)) ?? fail('request.not_found');
  const versions = await findVersions(db, id);
  const whole: ReviewTemplate = {
    ...presentOwn(found),
    version: found.version,
    content: found.content,
    versions: versions.map(({ by, ...published }) => ({ ...published, by: by ?? '' })),
    can: { edit: mayWrite(actor) },
  };
  if (formVersion === undefined) return whole;
  const { name, content, questions } =
    (await findVersion(db, { templateId: id }, formVersion)) ?? fail('request.not_found');
  return { ...whole, name, content, questions, formVersion, can: { edit: false } };
};

const presentReadyWhole = async (
  db: Db,
  key: ReadyForm,
  formVersion: number | undefined,
  language: Language,
): Promise<ReviewTemplate> => {
  const { version, content } = READY[key];
  const whole = { ...readyOf(key, language), version, content, versions: [], can: { edit: false } };
  if (formVersion === undefined || formVersion === version) return whole;
  const kept = (await findVersion(db, { readyKey: key }, formVersion)) ?? fail('request.not_found');
  return { ...whole, ...kept, formVersion };
};
