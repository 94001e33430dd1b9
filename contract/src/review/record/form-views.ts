import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { CELL_KINDS, KNOWN_FACTS, QUESTION_KINDS } from './form-fields.ts';

const text = z.string();
const unit = z.enum(['', ...UNITS]);

/** Words in an answer of the server: empty in the languages that nobody has written. */
export const shownWords = z.object({ kr: text, en: text, cn: text, jp: text });

const option = z.object({ key: text, words: shownWords });
const questionFields = { key: text, words: shownWords, isRequired: z.boolean(), unit, options: z.array(option) };

const shownQuestion = z.object({
  ...questionFields,
  kind: z.enum(QUESTION_KINDS),
  help: shownWords,
  columns: z.array(z.object({ ...questionFields, kind: z.enum(CELL_KINDS) })),
  askedIf: z.object({ question: text, is: z.array(text) }).nullable(),
  known: z.enum(['', ...KNOWN_FACTS]),
});

/** A questionnaire in an answer of the server: the fields of `formContent` without the checks of an input. */
export const shownForm = z.object({
  sections: z.array(z.object({ key: text, words: shownWords, questions: z.array(shownQuestion) })),
});
