import { type Answers, type FormContent, incompleteAnswers, isReopened } from '@ieum/contract';

/** Returns the paths of fields that must be answered or corrected before submission, joined into one text. */
export const missingPaths = (form: FormContent | null, answers: Answers, reopened: readonly string[] | null) => {
  if (!form) return '';
  const lacking = incompleteAnswers(form, answers, (key) => isReopened(`answers.${key}`, reopened));
  return lacking.map(({ key }) => `answers.${key}`).join(' ');
};

/** Joins the missing answers that this page knows with the other fields that the server found. */
export const allMissing = (own: string, found: readonly { path: string }[]) => [
  ...own.split(' ').filter(Boolean),
  ...found.map(({ path }) => path).filter((path) => !path.startsWith('answers.')),
];
