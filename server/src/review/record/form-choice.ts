import { questionsOf, READY_FORMS, type ReadyForm } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { findPublishedForm, keepReadyForm } from './form.store.ts';
import { READY } from './ready/ready-forms.ts';

export const isReadyForm = (choice: string): choice is ReadyForm => READY_FORMS.some((key) => key === choice);

/**
 * Returns the form to send: the current version of a ready form, or the newest published version of an own template.
 */
export const chooseForm = async (db: Db, companyId: string, choice: string | null, at: Date) => {
  if (choice === null) return fail('review.form_missing', { form: 'missing' });
  if (isReadyForm(choice)) return keepReady(db, choice, at);
  const form = (await findPublishedForm(db, companyId, choice)) ?? fail('review.form_missing', { form: 'unpublished' });
  return form.id;
};

/** Stores a ready form when it is first used. The stored row stays as it is. */
export const keepReady = (db: Db, key: ReadyForm, at: Date) => {
  const { version, name, content } = READY[key];
  return keepReadyForm(db, {
    ready_key: key,
    version,
    name: JSON.stringify(name),
    content: JSON.stringify(content),
    questions: questionsOf(content).length,
    created_at: at.toISOString(),
    by: null,
    template_id: null,
  });
};
