import { LANGUAGES } from '@ieum/contract';
import { expect, it } from 'vitest';
import { linkIn } from '../../../test/fixtures/world/mail-links.ts';
import { type MailContent, renderMail, withoutLinks } from './layout.ts';

const URL_OF_IT = 'https://ieum.example/a?b=1&c="';
const content: MailContent = {
  subject: 'A subject',
  greeting: 'Hello,',
  paragraphs: ['One.', 'Two.'],
  action: { label: 'Press', url: URL_OF_IT.slice(0, -1) },
  facts: [
    ['Time', 'now'],
    ['Network', '203.0.113.x'],
  ],
  closing: 'The team',
};

it('writes plain text with the link on a line of its own', () => {
  const { subject, text } = renderMail(content, 'en');
  expect(subject).toBe('[Ieum] A subject');
  expect(text).toBe(
    [
      'Hello,',
      'One.',
      'Two.',
      '- Time: now\n- Network: 203.0.113.x',
      'Press\nhttps://ieum.example/a?b=1&c=',
      'The team',
      '-- \nThis email was sent automatically. Replies to this address aren’t read.\n',
    ].join('\n\n'),
  );
  expect(linkIn(text)).toBe('https://ieum.example/a?b=1&c=');
});

it('writes the same words as HTML, with the address to be seen', () => {
  const { html } = renderMail(content, 'en');
  const words = html.replace(/<title>.*<\/title>/, '').replace(/<[^>]*>/g, '\n');
  for (const word of ['A subject', 'Hello,', 'One.', 'Two.', 'Time', 'now', '203.0.113.x', 'Press', 'The team'])
    expect(words.split('\n')).toContain(word);
  expect(words.split('\n')).toContain('https://ieum.example/a?b=1&amp;c=');
  expect([...html.matchAll(/ href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    'https://ieum.example/a?b=1&amp;c=',
    'https://ieum.example/a?b=1&amp;c=',
  ]);
});

it.each(LANGUAGES)('loads nothing and lays out without tables: %s', (language) => {
  const { html } = renderMail(content, language);
  expect(html).not.toMatch(/<(img|link|script|style|iframe|table|form|base)\b|\ssrc=|url\(|@import/i);
  const tags = { kr: 'ko', en: 'en', cn: 'zh', jp: 'ja' };
  expect(html).toContain(`<html lang="${tags[language]}">`);
});

it('leaves out what there is not', () => {
  const { action: _action, facts: _facts, ...short } = content;
  const { text, html } = renderMail(short, 'kr');
  expect(linkIn(text)).toBeUndefined();
  expect(html).not.toMatch(/<a |<dl/);
  expect(text + html).not.toContain('undefined');
});

const HOSTILE = `<script>alert("1")</script>&'`;

it('escapes whatever people typed, wherever it stands', () => {
  const hostile: MailContent = {
    subject: HOSTILE,
    greeting: HOSTILE,
    paragraphs: [HOSTILE],
    action: { label: HOSTILE, url: "https://ieum.example/?a='&b" },
    facts: [[HOSTILE, HOSTILE]],
    closing: HOSTILE,
  };
  const { text, html } = renderMail(hostile, 'kr');
  expect(html).not.toMatch(/<script|&'|"1"/);
  expect(html.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;')).toHaveLength(9);
  expect(html).toContain('href="https://ieum.example/?a=&#39;&amp;b"');
  expect(text).toContain(HOSTILE);
});

it('keeps what people typed inside its line and in its direction', () => {
  const { subject, text } = renderMail(
    { ...content, subject: 'a\r\nBcc: b', greeting: 'Kim\n\nhttps://evil.example\n\u202egnp.exe\u2028\u0000' },
    'en',
  );
  expect(subject).toBe('[Ieum] a Bcc: b');
  expect(text.split('\n')[0]).toBe('Kim https://evil.example gnp.exe');
  expect(linkIn(text)).toBe('https://ieum.example/a?b=1&c=');
});

it.each(['javascript:alert(1)', 'ieum.example', URL_OF_IT, 'https://a b'])('makes no link of %s', (url) => {
  expect(() => renderMail({ ...content, action: { label: 'Press', url } }, 'kr')).toThrow('not a web address');
});

it('takes the secret part out of every link', () => {
  const { text, html } = renderMail(content, 'kr');
  expect(withoutLinks(text)).toContain('\nhttps://ieum.example/…\n');
  expect(withoutLinks(html)).toContain('href="https://ieum.example/…"');
  expect(withoutLinks(text + html)).not.toContain('b=1');
});
