import { z } from 'zod';
import { UNITS } from '../../factory/record/choices.ts';
import { CELL_KINDS, KNOWN_FACTS, QUESTION_KINDS } from './form-fields.ts';

const text = z.string();
const unit = z.enum(['', ...UNITS]);

/** As they leave the server: empty in the languages in which nobody has written it. */
export const shownWords = z.object({ kr: text, en: text, cn: text, jp: text });

const option = z.object({ key: text, words: shownWords });
const asked = { key: text, words: shownWords, isRequired: z.boolean(), unit, options: z.array(option) };

const shownQuestion = z.object({
  ...asked,
  kind: z.enum(QUESTION_KINDS),
  help: shownWords,
  columns: z.array(z.object({ ...asked, kind: z.enum(CELL_KINDS) })),
  askedIf: z.object({ question: text, is: z.array(text) }).nullable(),
  known: z.enum(['', ...KNOWN_FACTS]),
});

/** A questionnaire as it leaves the server: the fields of `formContent`, without what refuses them. */
export const shownForm = z.object({
  sections: z.array(z.object({ key: text, words: shownWords, questions: z.array(shownQuestion) })),
});
