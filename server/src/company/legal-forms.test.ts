import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LATIN_LEGAL_FORMS, LEGAL_FORMS } from './legal-forms.ts';

/** The search has the forms a second time: a generated column cannot read a list of the server. */
const formsOfSearch = () => {
  const migration = readFileSync(new URL('../../migrations/0021_factory_list.sql', import.meta.url), 'utf8');
  const [, parts = ''] = /regexp_replace\(regexp_replace\(plain,\s*((?:'[^']*'\s*)+),/.exec(migration) ?? [];
  const pattern = [...parts.matchAll(/'([^']*)'/g)].map(([, part]) => part).join('');
  return new RegExp(`^(?:${pattern.replaceAll('\\m', '\\b').replaceAll('\\M', '\\b')})$`, 'u');
};

it('24.8 lets the search know every form of the list', () => {
  expect(LEGAL_FORMS.filter((form) => !formsOfSearch().test(form))).toEqual([]);
});

it('24.8 names the forms that only comparisons know, which were added after the search', () => {
  const unknown = LATIN_LEGAL_FORMS.filter((form) => !formsOfSearch().test(form));
  expect(unknown).toEqual(['sdn', 'bhd', 'k.k', 's.r.l']);
});

it('24.8 puts a longer form before one that it contains', () => {
  const hidden = LEGAL_FORMS.filter((form, at) => LEGAL_FORMS.slice(0, at).some((earlier) => form.includes(earlier)));
  expect(hidden).toEqual([]);
});
