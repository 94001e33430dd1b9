import {
  type Answers,
  answerProblem,
  type FormContent,
  isAnswered,
  isAsked,
  missingAnswers,
  questionsOf,
} from '@ieum/contract';

/** Paths of what has to be answered or mended before it can be handed in, as things stand on this page, in one text. */
export const missingPaths = (form: FormContent | null, answers: Answers) => {
  if (!form) return '';
  const missing = new Set(missingAnswers(form, answers));
  const isWrong = (question: ReturnType<typeof questionsOf>[number]) => {
    const value = answers[question.key];
    return (
      value !== undefined && isAnswered(value) && isAsked(question, answers) && answerProblem(question, value) !== null
    );
  };
  return questionsOf(form)
    .filter((question) => missing.has(question.key) || isWrong(question))
    .map(({ key }) => `answers.${key}`)
    .join(' ');
};

/** What this page knows of answers, and what the server has found besides. */
export const allMissing = (own: string, told: readonly { path: string }[]) => [
  ...own.split(' ').filter(Boolean),
  ...told.map(({ path }) => path).filter((path) => !path.startsWith('answers.')),
];
