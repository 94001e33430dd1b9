import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import type { Language } from '../../kit/language.ts';
import { lines, optionalText } from '../../kit/text.ts';

/** `table` is a list of rows, such as smelters; a cell is one of `CELL_KINDS`. */
export const QUESTION_KINDS = [
  'text',
  'lines',
  'number',
  'choice',
  'choices',
  'date',
  'country',
  'file',
  'table',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
export const CELL_KINDS = ['text', 'number', 'choice', 'date', 'country'] as const;

/** Facts about the answering company that the portal offers as an answer. */
export const KNOWN_FACTS = [
  'company.name',
  'company.nameEnglish',
  'company.businessNumber',
  'company.country',
  'company.address',
  'company.contact',
  'factory.count',
  'factory.headcount',
  'factory.countries',
  'certificate.standards',
  'supplier.countries',
  'material.groups',
] as const;
export type KnownFact = (typeof KNOWN_FACTS)[number];

export const FORM_SECTIONS_MAX = 50;
/** Limit of a whole form. */
export const FORM_QUESTIONS_MAX = 500;
export const FORM_OPTIONS_MAX = 100;
export const FORM_COLUMNS_MAX = 15;
export const FORM_WORDS_MAX = 500;
export const FORM_HELP_MAX = 2_000;
const KEY_MAX = 60;

/**
 * Stays the same in every version, because the last answer is found by it. It has no dot, which separates the parts of
 * a path.
 */
export const formKey = z
  .string()
  .max(KEY_MAX)
  .regex(/^[a-z][a-z0-9-]*$/)
  // Every object already has this key, so it would look like an answer.
  .refine((key) => key !== 'constructor');

/** Key of the option that nothing in the list applies. Among several choices it excludes all others. */
export const NONE_OPTION = 'none';

const hasWords = (words: Record<string, string>) => Object.values(words).some((word) => word !== '');
const wordsOf = <T extends z.ZodType<string, string | undefined>>(each: T) =>
  z.strictObject({ kr: each, en: each, cn: each, jp: each } satisfies Record<Language, unknown>);

/** Words that may still be empty in every language. */
const unwritten = wordsOf(optionalText(FORM_WORDS_MAX));
/** Words in each language that somebody has written, at least in one. */
export const formWords = unwritten.refine(hasWords, { error: 'words' });
export type FormWords = z.output<typeof formWords>;
const formHelp = wordsOf(lines(FORM_HELP_MAX).default('')).default({ kr: '', en: '', cn: '', jp: '' });
const unit = z.enum(['', ...UNITS]).default('');

const partsOf = (words: typeof unwritten) => {
  const option = z.strictObject({ key: formKey, words });
  const options = z.array(option).max(FORM_OPTIONS_MAX).default([]);
  const column = z.strictObject({
    key: formKey,
    words,
    kind: z.enum(CELL_KINDS),
    unit,
    options,
    isRequired: z.boolean().default(false),
  });
  const question = z.strictObject({
    key: formKey,
    kind: z.enum(QUESTION_KINDS),
    words,
    help: formHelp,
    isRequired: z.boolean().default(false),
    /** Unit of a number; empty without one. */
    unit,
    /** Options of a choice. */
    options,
    /** Columns of a table. */
    columns: z.array(column).max(FORM_COLUMNS_MAX).default([]),
    /** Asks the question only if an earlier question of the form has one of these answers. */
    askedIf: z
      .strictObject({ question: formKey, is: z.array(formKey).min(1).max(FORM_OPTIONS_MAX) })
      .nullable()
      .default(null),
    known: z.enum(['', ...KNOWN_FACTS]).default(''),
  });
  const formSection = z.strictObject({
    key: formKey,
    words,
    questions: z.array(question).max(FORM_QUESTIONS_MAX),
  });
  const formContent = z.strictObject({ sections: z.array(formSection).max(FORM_SECTIONS_MAX) });
  return { question, formSection, formContent };
};

/** Questions of a questionnaire. A version of them is never changed once it was sent. */
export const { question, formSection, formContent } = partsOf(formWords);
/** Questions while somebody works on them: parts without words are stored too, but never published. */
export const { formContent: formDraft } = partsOf(unwritten);
export type Question = z.output<typeof question>;
export type QuestionInput = z.input<typeof question>;
export type Column = Question['columns'][number];
export type FormSection = z.output<typeof formSection>;
export type FormContent = z.output<typeof formContent>;
export type FormContentInput = z.input<typeof formContent>;

export const questionsOf = ({ sections }: FormContent) => sections.flatMap(({ questions }) => questions);

export const READY_FORMS = ['minerals-3tg', 'minerals-extended', 'cbam', 'forced-labour', 'self-assessment'] as const;
export type ReadyForm = (typeof READY_FORMS)[number];

/** A ready questionnaire by its name, or an own template by its id, of which the newest version is sent. */
export const formChoice = z.union([z.enum(READY_FORMS), z.uuid()]);
