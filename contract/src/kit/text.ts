import { z } from 'zod';

/**
 * Refuses control characters and halves of surrogate pairs: the database refuses a zero byte and cannot store half a
 * pair.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const PLAIN = /^[^\u0000-\u001f\u007f\ud800-\udfff]*$/u;

const plain = (max: number) => z.string().trim().normalize('NFC').max(max).regex(PLAIN);

/** One line of text in any script. `whenEmpty` is the key of the message for an empty text. */
export const text = (max: number, whenEmpty?: string) => plain(max).min(1, whenEmpty);

/** One line of text that may be left out; it is then empty. */
export const optionalText = (max: number) => plain(max).default('');

/**
 * Refuses invisible characters and characters that turn the direction of reading: with them, two names that look the
 * same would differ. A name has at least one visible letter, digit or sign.
 */
const NAME = /^$|^(?=.*[\p{L}\p{N}\p{P}\p{S}])[^\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;
/** Key of the message that the browser shows. */
const HIDDEN = 'common:form.hiddenLetters';

/** Name of a company, a person, a factory or a product, in any script. */
export const nameText = (max: number, whenEmpty?: string) => text(max, whenEmpty).regex(NAME, HIDDEN);

/** A name that may be left out; it is then empty. */
export const optionalName = (max: number) => plain(max).regex(NAME, HIDDEN).default('');

/** Refuses the same characters as `PLAIN`, but allows line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const LINES = /^[^\u0000-\u0008\u000b-\u001f\u007f\ud800-\udfff]*$/u;

/** Several lines of text, as a person writes to another. */
export const lines = (max: number) =>
  z
    .string()
    .overwrite((typed) => typed.replace(/\r\n?/g, '\n'))
    .trim()
    .normalize('NFC')
    .max(max)
    .regex(LINES);
