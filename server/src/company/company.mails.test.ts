import { LANGUAGES, namedOnly } from '@ieum/contract';
import { expect, it } from 'vitest';
import { identityAccepted, identityRejected, partnerRenamed } from './identity/identity.mails.ts';
import { companyClosed } from './tax-office/status.mails.ts';
import { caseWaiting, companyRejected, companyVerified, correctionAsked } from './verification/case.mails.ts';
import { claimPassedOn } from './verification/claim.mails.ts';

const number = '124-81-00998';
const MAILS = [
  caseWaiting(number, 1),
  caseWaiting(number, 2),
  companyVerified(number),
  companyRejected(number, 'reason'),
  correctionAsked(number, [{ field: 'phone', note: '' }]),
  claimPassedOn(number, ''),
  claimPassedOn(number, 'reason'),
  partnerRenamed({
    company: namedOnly('New'),
    formerName: namedOnly('Old'),
    businessNumber: '1248100998',
    country: 'KR',
  }),
  identityAccepted(namedOnly('New')),
  identityRejected(namedOnly('New'), 'reason'),
  companyClosed('closed', '1248100998'),
  companyClosed('suspended', '1248100998'),
];
const values = { name: 'Kim', url: 'https://ieum.example/x' };

it.each(LANGUAGES)('S1.4 fills every place of a mail in %s', (language) => {
  const letters = MAILS.map((mail) => JSON.stringify(mail(language, values)));
  expect(letters.filter((content) => content.includes('{{'))).toEqual([]);
});

it('lists each field to correct in a paragraph of its own, between the words before and after', () => {
  const fields = [
    { field: 'phone', note: '' },
    { field: 'address', note: 'see {{number}}' },
  ] as const;
  const { paragraphs } = correctionAsked(number, [...fields])('en', values);
  expect(paragraphs).toHaveLength(4);
  expect(paragraphs.slice(1, 3)).toEqual(['• Mobile number', '• Business address: see {{number}}']);
  for (const language of ['cn', 'jp'] as const)
    expect(correctionAsked(number, [...fields])(language, values).paragraphs[2]).toMatch(/^• [^:]+：see/);
});

it('leaves out the paragraph of a reason that was not given', () => {
  expect(claimPassedOn(number, '')('en', values).paragraphs).toHaveLength(2);
  expect(claimPassedOn(number, 'why')('en', values).paragraphs.at(-1)).toBe('why');
});
