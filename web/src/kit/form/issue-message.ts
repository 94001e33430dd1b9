import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/**
 * Returns a key with parameters instead of a text, because zod freezes its messages when it parses. The text is made
 * when the message is drawn (S5.9).
 */
export const issueMessage = (issue: Issue): string => {
  if (issue.input === '') return 'form.required';
  switch (issue.code) {
    case 'too_small':
      return sizeMessage(issue.origin, 'form.minLength', 'form.minItems', 'min', issue.minimum);
    case 'too_big':
      return sizeMessage(issue.origin, 'form.maxLength', 'form.maxItems', 'max', issue.maximum);
    case 'invalid_type':
      return NUMBERS.includes(issue.expected) ? 'form.invalidNumber' : 'form.invalidType';
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'form.invalidFormat';
    default:
      return OTHER;
  }
};

/** Key of the general message "Validation error". */
export const OTHER = 'form.invalid';

const NUMBERS = ['number', 'int', 'nan', 'bigint'];
const FORMATS: Partial<Record<string, string>> = { url: 'form.invalidUrl', email: 'form.invalidEmail' };

const sizeMessage = (origin: string, length: string, items: string, name: string, limit: number | bigint) => {
  if (origin === 'string') return `${length}?${name}=${limit}`;
  if (origin === 'array' || origin === 'set') return `${items}?${name}=${limit}`;
  return OTHER;
};
