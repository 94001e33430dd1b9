import { z } from 'zod';
import { COUNTRIES } from '../../kit/country.ts';
import { day } from '../../kit/moment.ts';
import { lines } from '../../kit/text.ts';
import { type Column, type FormContent, NONE_OPTION, type Question, questionsOf } from './form-fields.ts';

export const ANSWER_TEXT_MAX = 500;
export const ANSWER_LINES_MAX = 5_000;
export const ANSWER_ROWS_MAX = 300;
/** Of one question. */
export const ANSWER_FILES_MAX = 10;
const NUMBER_MAX = 1e15;

const number = z.number().min(-NUMBER_MAX).max(NUMBER_MAX);
const cell = z.union([lines(ANSWER_TEXT_MAX), number]);
const tableRow = z.record(z.string().max(60), cell);

/** An attached file by its document; its name is that of the upload. */
const attached = z.strictObject({ id: z.uuid(), name: z.string().max(255) });
const attachedFiles = z.array(attached).max(ANSWER_FILES_MAX);

/** A text, day, country or choice; a number; several choices; rows of a table; files. Nothing is `null`. */
export const answerValue = z.union([
  lines(ANSWER_LINES_MAX),
  number,
  z.array(z.string().max(60)).max(100),
  attachedFiles,
  z.array(tableRow).max(ANSWER_ROWS_MAX),
]);
export type AnswerValue = z.output<typeof answerValue>;
/** By the key of the question. */
export type Answers = Partial<Record<string, AnswerValue>>;

/** As they leave the server. */
export const readAnswers = (sent: Record<string, unknown>): Answers => z.record(z.string(), answerValue).parse(sent);

export const isAnswered = (value: AnswerValue | null | undefined) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

/** By these answers alone. Whether the question that it hangs on is asked itself, `askedQuestions` knows. */
const isLedTo = ({ askedIf }: Question, answers: Answers) => {
  if (!askedIf) return true;
  const given = answers[askedIf.question];
  const keys = Array.isArray(given) ? given : [given];
  return keys.some((key) => typeof key === 'string' && askedIf.is.includes(key));
};

/** Questions that are asked. What is said to one that is not asked any more asks nothing further. */
export const askedQuestions = (form: FormContent, answers: Answers): Question[] => {
  const counted: Answers = {};
  return questionsOf(form).filter((one) => {
    if (!isLedTo(one, counted)) return false;
    counted[one.key] = answers[one.key];
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

/** What is wrong with an answer to a question, apart from its being missing. */
export const answerProblem = (asked: Question, value: AnswerValue): AnswerProblem | null => {
  switch (asked.kind) {
    case 'choices':
      return choicesProblem(asked, value);
    case 'file':
      return fileProblem(value);
    case 'table':
      return tableProblem(asked, value);
    default:
      return Array.isArray(value) ? 'type' : singleProblem(asked.kind, asked, value);
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

/** Too many files, or one with an id that is none, have come in as rows of a table. */
const fileProblem = (value: AnswerValue): AnswerProblem | null => {
  if (Array.isArray(value) && value.length > ANSWER_FILES_MAX) return 'many';
  return attachedFiles.safeParse(value).success ? null : 'type';
};

const choicesProblem = ({ options }: Question, value: AnswerValue): AnswerProblem | null => {
  if (!Array.isArray(value)) return 'type';
  const known = new Set<unknown>(options.map(({ key }) => key));
  const given = new Set<unknown>(value);
  if (![...given].every((one) => known.has(one))) return 'option';
  if (given.size < value.length) return 'many';
  return given.has(NONE_OPTION) && given.size > 1 ? 'alone' : null;
};

/** Several choices after one of them was ticked or not, in the order of the form: nothing stands beside `none`. */
export const choicesWith = ({ options }: Question, chosen: readonly string[], key: string, isTicked: boolean) => {
  const isKept = (one: string) => !isTicked || (key === NONE_OPTION) === (one === NONE_OPTION);
  return options
    .map((option) => option.key)
    .filter((one) => (one === key ? isTicked : chosen.includes(one) && isKept(one)));
};

const tableProblem = ({ columns }: Question, value: AnswerValue): AnswerProblem | null => {
  if (!Array.isArray(value)) return 'type';
  for (const row of value) {
    if (typeof row !== 'object') return 'type';
    for (const [key, given] of Object.entries(row)) {
      const column = columns.find((one) => one.key === key);
      if (!column) return 'type';
      const problem = given === '' ? null : singleProblem(column.kind, column, given);
      if (problem) return problem;
    }
  }
  return null;
};

/** Questions that are asked, required and not answered; of a table also those with a row that lacks a required cell. */
export const missingAnswers = (form: FormContent, answers: Answers): string[] =>
  askedQuestions(form, answers)
    .filter((one) => isMissing(one, answers[one.key]))
    .map(({ key }) => key);

/**
 * What has to be answered or corrected before it can be handed in, in the order of the form. An answer that is closed was
 * taken as it stands, and nobody could change it.
 */
export const lackingAnswers = (
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
  const given = Object.entries(row).find(([name]) => name === key)?.[1];
  return given === undefined || given === '';
};
