import { type Answers, type FormContent, isReopened, lackingAnswers } from '@ieum/contract';

/** Paths of what has to be answered or corrected before it can be handed in, as things stand on this page, in one text. */
export const missingPaths = (form: FormContent | null, answers: Answers, reopened: readonly string[] | null) => {
  if (!form) return '';
  const lacking = lackingAnswers(form, answers, (key) => isReopened(`answers.${key}`, reopened));
  return lacking.map(({ key }) => `answers.${key}`).join(' ');
};

/** What this page knows of answers, and what the server has found besides. */
export const allMissing = (own: string, told: readonly { path: string }[]) => [
  ...own.split(' ').filter(Boolean),
  ...told.map(({ path }) => path).filter((path) => !path.startsWith('answers.')),
];
