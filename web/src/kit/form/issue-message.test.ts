import { expect, it } from 'vitest';
import { z } from 'zod';
import './zod-settings.ts';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

it.each([
  ['required', z.string().min(1), '', 'form.required'],
  ['required, whatever else is asked', z.email(), '', 'form.required'],
  ['required, nothing chosen', z.enum(['a']), '', 'form.required'],
  ['minimum length', z.string().min(8), 'abc', 'form.minLength?min=8'],
  ['maximum length', z.string().max(2), 'abc', 'form.maxLength?max=2'],
  ['minimum items', z.array(z.string()).min(1), [], 'form.minItems?min=1'],
  ['maximum items', z.array(z.string()).max(1), ['a', 'b'], 'form.maxItems?max=1'],
  ['invalid number', z.number(), Number.NaN, 'form.invalidNumber'],
  ['invalid number', z.number(), 'x', 'form.invalidNumber'],
  ['invalid type', z.string(), 5, 'form.invalidType'],
  ['invalid URL', z.url(), 'x', 'form.invalidUrl'],
  ['invalid e-mail', z.email(), 'x', 'form.invalidEmail'],
  ['invalid format', z.string().regex(/^\d+$/), 'x', 'form.invalidFormat'],
  ['anything else', z.enum(['a']), 'b', 'form.invalid'],
  ['anything else', z.number().max(1), 2, 'form.invalid'],
  ['anything else', z.string().refine(() => false), 'x', 'form.invalid'],
])('S5.9 gives a key for %s', (_, schema, value, key) => {
  expect(messageOf(schema, value)).toBe(key);
});

it('S5.9 leaves a key that a schema names itself', () => {
  expect(messageOf(z.email('auth:validation.emailInvalid'), 'x')).toBe('auth:validation.emailInvalid');
});
