import { questionsOf, READY_FORMS, type ReadyForm } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { READY } from '../ready/ready-forms.ts';
import { findPublishedForm, keepReadyForm } from './form.store.ts';

export const isReadyForm = (choice: string): choice is ReadyForm => READY_FORMS.some((one) => one === choice);

/** The form that is sent: a ready one as it stands today, or the newest that a company has published of its own. */
export const chooseForm = async (db: Db, companyId: string, choice: string | null, at: Date) => {
  if (choice === null) return fail('review.form_missing', { form: 'missing' });
  if (isReadyForm(choice)) return keepReady(db, choice, at);
  const form = (await findPublishedForm(db, companyId, choice)) ?? fail('review.form_missing', { form: 'unpublished' });
  return form.id;
};

/** A ready one becomes a row when it is first used, and stays as it was then. */
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
