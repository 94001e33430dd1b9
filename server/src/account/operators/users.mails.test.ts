import { LANGUAGES } from '@ieum/contract';
import { expect, it } from 'vitest';
import { linkIn } from '../../../test/fixtures/world/mail-links.ts';
import { companyDisabled, companyEnabled, ownerAppointed } from '../../company/operators/companies.mails.ts';
import { renderMail } from '../../notice/mail/layout.ts';
import { accountDisabled, accountEnabled, adminInvited, adminMade, adminRemoved } from './users.mails.ts';

const url = 'https://ieum.example/auth/do';
const at = new Date('2026-11-15T00:30:00Z');
const HANGUL = /\p{Script=Hangul}/u;

const WITH_LINK = { accountEnabled, adminMade, adminInvited, companyEnabled, ownerAppointed };
const WITHOUT_LINK = { accountDisabled, companyDisabled };

it.each(LANGUAGES)('S2.11 tells what an operator has done in %s, with the way on where there is one', (language) => {
  const values = { name: 'Kim', url };
  const letters = [
    ...Object.values(WITH_LINK).map((content) => [content(language, values), url] as const),
    ...Object.values(WITHOUT_LINK).map((content) => [content(language, values), undefined] as const),
    [adminRemoved(language, { name: 'Kim', at }), undefined] as const,
  ];
  for (const [content, link] of letters) {
    const { subject, text, html } = renderMail(content, language);
    expect([subject, linkIn(text)]).toEqual([subject, link]);
    expect(HANGUL.test(subject + text), subject).toBe(language === 'kr');
    expect(html).toContain(content.paragraphs[0]?.slice(0, 10));
  }
});
