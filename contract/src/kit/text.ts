import { z } from 'zod';

/** Control characters, and halves of surrogate pairs: the database refuses the first zero byte and cannot keep the second. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const PLAIN = /^[^\u0000-\u001f\u007f\ud800-\udfff]*$/u;

const plain = (max: number) => z.string().trim().normalize('NFC').max(max).regex(PLAIN);

/** One line of text in any script. `whenEmpty` is the key of a message of its own. */
export const text = (max: number, whenEmpty?: string) => plain(max).min(1, whenEmpty);

/** The same, but it may be left out: then it is empty. */
export const optionalText = (max: number) => plain(max).default('');

/**
 * Letters that nobody sees and letters that turn the direction of reading are refused: with them two names that look the
 * same would differ. A name has at least one letter, digit or sign that can be seen.
 */
const NAME = /^$|^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** Key of the sentence that the browser shows. */
const HIDDEN = 'common:form.hiddenLetters';

/** What a company, a person, a factory or a product is called, in any script. */
export const nameText = (max: number, whenEmpty?: string) => text(max, whenEmpty).regex(NAME, HIDDEN);

/** The same, but it may be left out: then it is empty. */
export const optionalName = (max: number) => plain(max).regex(NAME, HIDDEN).default('');

/** The same, but lines and tabs are text too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const LINES = /^[^\u0000-\u0008\u000b-\u001f\u007f\ud800-\udfff]*$/u;

/** Some lines that a person writes to another. */
export const lines = (max: number) =>
  z
    .string()
    .overwrite((typed) => typed.replace(/\r\n?/g, '\n'))
    .trim()
    .normalize('NFC')
    .max(max)
    .regex(LINES);
