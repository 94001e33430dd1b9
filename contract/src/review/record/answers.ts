import { z } from 'zod';
import { COUNTRIES } from '../../kit/country.ts';
import { day } from '../../kit/moment.ts';
import { lines } from '../../kit/text.ts';
import { type Column, type FormContent, NONE_OPTION, type Question, questionsOf } from './form-fields.ts';

export const ANSWER_TEXT_MAX = 500;
export const ANSWER_LINES_MAX = 5_000;
export const ANSWER_ROWS_MAX = 300;
/** Limit per question. */
export const ANSWER_FILES_MAX = 10;
const NUMBER_MAX = 1e15;

const number = z.number().min(-NUMBER_MAX).max(NUMBER_MAX);
const cell = z.union([lines(ANSWER_TEXT_MAX), number]);
const tableRow = z.record(z.string().max(60), cell);

/** An attached file by its document; `name` is the name of the upload. */
const attached = z.strictObject({ id: z.uuid(), name: z.string().max(255) });
const attachedFiles = z.array(attached).max(ANSWER_FILES_MAX);

/** A text, day, country or choice; a number; several choices; rows of a table; files. `null` means no answer. */
export const answerValue = z.union([
  lines(ANSWER_LINES_MAX),
  number,
  z.array(z.string().max(60)).max(100),
  attachedFiles,
  z.array(tableRow).max(ANSWER_ROWS_MAX),
]);
export type AnswerValue = z.output<typeof answerValue>;
/** Answers by the key of their question. */
export type Answers = Partial<Record<string, AnswerValue>>;

/** Parses answers as the server sends them. */
export const readAnswers = (sent: Record<string, unknown>): Answers => z.record(z.string(), answerValue).parse(sent);

export const isAnswered = (value: AnswerValue | null | undefined) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/**
 * Checks the condition of a question against these answers alone. `askedQuestions` checks whether the question that it
 * depends on is asked itself.
 */
const isLedTo = ({ askedIf }: Question, answers: Answers) => {
  if (!askedIf) return true;
  const answer = answers[askedIf.question];
  const keys = Array.isArray(answer) ? answer : [answer];
  return keys.some((key) => typeof key === 'string' && askedIf.is.includes(key));
};

/** Returns the questions that are asked. An answer to a question that is no longer asked leads to no other question. */
export const askedQuestions = (form: FormContent, answers: Answers): Question[] => {
  const counted: Answers = {};
  return questionsOf(form).filter((question) => {
    if (!isLedTo(question, counted)) return false;
    counted[question.key] = answers[question.key];
    return true;
  });
};

export const ANSWER_PROBLEMS = [
  'type',
  'option',
  'date',
  'country',
  'number',
  'long',
  'many',
  'alone',
  'missing',
] as const;
export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number];

/** Returns the problem of an answer, except for a missing answer. */
export const answerProblem = (question: Question, value: AnswerValue): AnswerProblem | null => {
  switch (question.kind) {
    case 'choices':
      return choicesProblem(question, value);
    case 'file':
      return fileProblem(value);
    case 'table':
      return tableProblem(question, value);
    default:
      return Array.isArray(value) ? 'type' : singleProblem(question.kind, question, value);
  }
};

type Single = Pick<Column, 'options'>;

const singleProblem = (kind: Question['kind'], { options }: Single, value: string | number): AnswerProblem | null => {
  if (kind === 'number') return typeof value === 'number' ? null : 'number';
  if (typeof value !== 'string') return 'type';
  if (kind === 'text' && value.length > ANSWER_TEXT_MAX) return 'long';
  if (kind === 'date') return day.safeParse(value).success ? null : 'date';
  if (kind === 'country') return COUNTRIES.includes(value) ? null : 'country';
  if (kind === 'choice') return options.some(({ key }) => key === value) ? null : 'option';
  return null;
};

/** Too many files, or a file with an invalid id, were parsed as rows of a table. */
const fileProblem = (value: AnswerValue): AnswerProblem | null => {
  if (Array.isArray(value) && value.length > ANSWER_FILES_MAX) return 'many';
  return attachedFiles.safeParse(value).success ? null : 'type';
};

const choicesProblem = ({ options }: Question, value: AnswerValue): AnswerProblem | null => {
  if (!Array.isArray(value)) return 'type';
  const known = new Set<unknown>(options.map(({ key }) => key));
  const chosen = new Set<unknown>(value);
  if (![...chosen].every((key) => known.has(key))) return 'option';
  if (chosen.size < value.length) return 'many';
  return chosen.has(NONE_OPTION) && chosen.size > 1 ? 'alone' : null;
};

/** Returns the choices after one of them was ticked or not, in the order of the form. `none` excludes all others. */
export const choicesWith = ({ options }: Question, chosen: readonly string[], key: string, isTicked: boolean) => {
  const isKept = (choice: string) => !isTicked || (key === NONE_OPTION) === (choice === NONE_OPTION);
  return options
    .map((option) => option.key)
    .filter((choice) => (choice === key ? isTicked : chosen.includes(choice) && isKept(choice)));
};

const tableProblem = ({ columns }: Question, value: AnswerValue): AnswerProblem | null => {
  if (!Array.isArray(value)) return 'type';
  for (const row of value) {
    if (typeof row !== 'object') return 'type';
    for (const [key, cellValue] of Object.entries(row)) {
      const column = columns.find((candidate) => candidate.key === key);
      if (!column) return 'type';
      const problem = cellValue === '' ? null : singleProblem(column.kind, column, cellValue);
      if (problem) return problem;
    }
  }
  return null;
};

/** Returns the asked and required questions without an answer, and tables with a row that lacks a required cell. */
export const missingAnswers = (form: FormContent, answers: Answers): string[] =>
  askedQuestions(form, answers)
    .filter((question) => isMissing(question, answers[question.key]))
    .map(({ key }) => key);

/**
 * Returns what has to be answered or corrected before the submission, in the order of the form. A closed answer was
 * accepted as it is, and nobody could change it.
 */
export const incompleteAnswers = (
  form: FormContent,
  answers: Answers,
  isOpen: (key: string) => boolean,
): { key: string; problem: AnswerProblem }[] =>
  askedQuestions(form, answers).flatMap((question) => {
    const { key } = question;
    const value = answers[key];
    const problem = isMissing(question, value) ? 'missing' : wrongIn(question, value);
    return problem !== null && isOpen(key) ? [{ key, problem }] : [];
  });

const wrongIn = (question: Question, value: AnswerValue | undefined) =>
  value === undefined || !isAnswered(value) ? null : answerProblem(question, value);

const isMissing = ({ isRequired, columns }: Question, value: AnswerValue | undefined) => {
  if (!isAnswered(value)) return isRequired;
  const required = columns.filter((column) => column.isRequired).map(({ key }) => key);
  if (required.length === 0 || !Array.isArray(value)) return false;
  return value.some((row) => typeof row === 'object' && required.some((key) => isEmptyCell(row, key)));
};

const isEmptyCell = (row: object, key: string) => {
  const value = Object.entries(row).find(([name]) => name === key)?.[1];
  return value === undefined || value === '';
};
