import { LANGUAGES, type Language } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { linkIn } from '../../test/fixtures/world/mail-links.ts';
import { renderMail } from '../notice/mail/layout.ts';
import { confirmEmail, confirmNewEmail, emailChangeAsked, emailChanged, emailLookedUp } from './profile/email.mails.ts';
import { passwordChanged, resetPassword } from './recovery/password.mails.ts';
import { newDevice } from './sessions/device.mails.ts';
import { accountLeft, signInDisabled, signInLocked } from './sign-in/access.mails.ts';

const url = 'https://ieum.example/auth/do?token=abc&lng=kr';
const resetUrl = 'https://ieum.example/auth/find-password';
const newEmail = 'new@test.kr';
const newEmailMasked = 'ne****@t***.kr';
const address = '203.0.113.x';
const device = 'Chrome (Windows)';
const at = new Date('2026-11-15T00:30:00Z');

const AT: Record<Language, string> = {
  kr: '2026.11.15 09:30 (한국 시간)',
  en: '15 Nov 2026, 09:30 (Korean time)',
  cn: '2026年11月15日 09:30（韩国时间）',
  jp: '2026年11月15日 09:30（韓国時間）',
};

const GREETING: Record<Language, string> = {
  kr: 'Kim 님, 안녕하세요.',
  en: 'Hello Kim,',
  cn: 'Kim，您好！',
  jp: 'Kim様',
};

const mailsTo = (name: string, language: Language) => ({
  confirmEmail: confirmEmail(language, { name, url }),
  confirmNewEmail: confirmNewEmail(language, { name, url, newEmail }),
  emailChangeAsked: emailChangeAsked(language, { name, newEmailMasked, at }),
  emailChanged: emailChanged(language, { name, newEmailMasked, at }),
  emailLookedUp: emailLookedUp(language, { name, at, address }),
  resetPassword: resetPassword(language, { name, url }),
  passwordChanged: passwordChanged(language, { name, at, resetUrl }),
  signInLocked: signInLocked(language, { name, at, resetUrl }),
  signInDisabled: signInDisabled(language, { name }),
  accountLeft: accountLeft(language, { name, at }),
  newDevice: newDevice(language, { name, at, device, address, url }),
});
type Name = keyof ReturnType<typeof mailsTo>;

const LINKS: Partial<Record<Name, string>> = {
  confirmEmail: url,
  confirmNewEmail: url,
  resetPassword: url,
  newDevice: url,
  passwordChanged: resetUrl,
  signInLocked: resetUrl,
};

const valuesOf = (language: Language): Record<Name, string[]> => ({
  confirmEmail: [],
  confirmNewEmail: [newEmail],
  emailChangeAsked: [AT[language], newEmailMasked],
  emailChanged: [AT[language], newEmailMasked],
  emailLookedUp: [AT[language], address],
  resetPassword: [],
  passwordChanged: [AT[language]],
  signInLocked: [AT[language]],
  signInDisabled: [],
  accountLeft: [AT[language]],
  newDevice: [AT[language], device, address],
});

const FOREIGN: Record<Language, RegExp> = {
  kr: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  en: /[^\p{ASCII}…’“”]/u,
  cn: /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  jp: /\p{Script=Hangul}/u,
};
const OWN: Record<Language, RegExp> = {
  kr: /\p{Script=Hangul}/u,
  en: /[a-z]/i,
  cn: /\p{Script=Han}/u,
  jp: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

const cases = LANGUAGES.flatMap((language) =>
  Object.entries(mailsTo('Kim', language)).map(([name, content]) => ({ language, name: name as Name, content })),
);

describe.each(cases)('$name in $language', ({ language, name, content }) => {
  const { subject, text, html } = renderMail(content, language);

  it('greets its reader and shows its link and what happened', () => {
    expect(text.split('\n')[0]).toBe(GREETING[language]);
    expect(linkIn(text)).toBe(LINKS[name]);
    expect(content.facts?.map(([, value]) => value.replace(/\s/g, ' '))).toEqual(valuesOf(language)[name]);
    for (const value of valuesOf(language)[name]) {
      expect(text).toContain(value);
      expect(html).toContain(value);
    }
  });

  it('S1.4 says everything in its own script, and leaves no gap', () => {
    const { greeting, paragraphs, action, facts = [], closing } = content;
    const words = [content.subject, greeting, ...paragraphs, closing, ...facts.map(([label]) => label)];
    for (const word of action ? [...words, action.label] : words) expect(word).toMatch(OWN[language]);
    // Without this check Chinese text would pass as Japanese.
    for (const sentence of paragraphs) expect(KANA.test(sentence)).toBe(language === 'jp');
    for (const whole of [subject, text, html]) {
      expect(whole).not.toMatch(FOREIGN[language]);
      expect(whole).not.toMatch(/undefined|null|NaN|Invalid|\[object|{{|\$\{/);
    }
  });
});

it.each(LANGUAGES)('says everything differently in each mail: %s', (language) => {
  const subjects = Object.values(mailsTo('Kim', language)).map(({ subject }) => subject);
  expect(new Set(subjects).size).toBe(subjects.length);
});

it.each(LANGUAGES)('B11 makes neither markup nor a link of a name: %s', (language) => {
  const names = ['<script>alert(1)</script>', 'http://evil.kr/x', 'www.evil。kr', 'a@evil.kr', 'A\r\nBcc: b@evil.kr'];
  for (const name of names) {
    for (const content of Object.values(mailsTo(name, language))) {
      const { text, html } = renderMail(content, language);
      expect(html).not.toContain('<script');
      expect(text + html).not.toMatch(/:\/\/evil|www\.evil|evil.kr|@evil|\nBcc/);
      expect(linkIn(text)).toBe(content.action?.url);
    }
  }
});

it('leaves ordinary names as they are', () => {
  for (const name of ['김이음', 'J. R. Kim', "Seán O'Brien-Kim", '王小明', '山田・太郎'])
    expect(signInDisabled('kr', { name }).greeting).toBe(`${name} 님, 안녕하세요.`);
});
