import { type Language, type LanguageTag, labelled, TAG_OF } from '@ieum/contract';
import { escaped } from '../../kit/markup.ts';
import { FRAMES, type Frame } from './frame.ts';

/** Content of a mail in the reader's language. Only this file decides how it looks. */
export type MailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  facts?: [label: string, value: string][];
  closing: string;
};

export const renderMail = (content: MailContent, language: Language) => {
  const lines = inLines(content);
  const frame = FRAMES[language];
  return {
    subject: frame.prefix + lines.subject,
    text: textOf(lines, frame, TAG_OF[language]),
    html: htmlOf(lines, frame, TAG_OF[language]),
  };
};

export const withoutLinks = (body: string) => body.replace(/(https?:\/\/[^\s"<>/]+)[^\s"<>]*/g, '$1/…');

/** Renders a mail for storage, without the secret part of its link. */
export const renderWithoutLink = ({ action, ...content }: MailContent, language: Language) =>
  renderMail({ ...content, ...(action && { action: { ...action, url: withoutLinks(action.url) } }) }, language);

/** Returns the stored mail with its link, as it is sent. */
export const withLink = <B extends { text: string; html: string }>(body: B, link: string): B => {
  if (link === '') return body;
  const cut = withoutLinks(link);
  return {
    ...body,
    text: body.text.replaceAll(cut, () => link),
    html: body.html.replaceAll(escaped(cut), () => escaped(link)),
  };
};

/** Keeps typed text inside its line and removes marks that would change the direction of the text after it. */
const inLines = ({ subject, greeting, paragraphs, action, facts = [], closing }: MailContent) => ({
  subject: line(subject),
  greeting: line(greeting),
  paragraphs: paragraphs.map(line),
  action: action && { label: line(action.label), url: webAddress(action.url) },
  facts: facts.map(([label, value]) => [line(label), line(value)] as const),
  closing: line(closing),
});
type Lines = ReturnType<typeof inLines>;

const line = (value: string) =>
  value
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const webAddress = (value: string) => {
  if (/^https?:\/\/[^\s"<>]+$/.test(value)) return value;
  throw new Error('the link of a letter is not a web address');
};

const textOf = ({ greeting, paragraphs, action, facts, closing }: Lines, { footer }: Frame, tag: LanguageTag) =>
  [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `- ${labelled(label, value, tag)}`).join('\n')] : []),
    ...(action ? [`${action.label}\n${action.url}`] : []),
    closing,
    `-- \n${footer}\n`,
  ].join('\n\n');

/** Mail programs use only the styles of the elements. Blocks without tables fit any width. */
const STYLE = {
  body: `margin:0;padding:24px 16px;background:#f5f7fa;color:#1a2230;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif;overflow-wrap:anywhere`,
  korean: ';word-break:keep-all',
  page: 'max-width:560px;margin:0 auto',
  product: 'margin:0 0 12px;font-size:18px;font-weight:700;color:#1f4fd8',
  sheet: 'padding:28px 24px;background:#ffffff;border:1px solid #e3e8ef;border-radius:12px',
  heading: 'margin:0 0 20px;font-size:20px;line-height:1.4',
  paragraph: 'margin:0 0 16px',
  facts: 'margin:0 0 16px;padding:12px 16px 4px;background:#f5f7fa;border-radius:8px',
  label: 'font-size:14px;color:#56617a',
  value: 'margin:0 0 8px',
  button:
    'display:inline-block;padding:12px 20px;background:#1f4fd8;border-radius:8px;color:#ffffff;font-weight:700;text-decoration:none',
  small: 'margin:0 0 16px;font-size:14px;color:#56617a',
  address: 'color:#1f4fd8;word-break:break-all',
  footer: 'margin:16px 0 0;font-size:13px;color:#56617a',
};

const htmlOf = ({ subject, greeting, paragraphs, action, facts, closing }: Lines, frame: Frame, tag: string) => {
  const content = [
    element('h1', STYLE.heading, escaped(subject)),
    ...[greeting, ...paragraphs].map((words) => element('p', STYLE.paragraph, escaped(words))),
    ...(facts.length > 0 ? [element('dl', STYLE.facts, facts.map(factOf).join(''))] : []),
    ...(action ? [buttonOf(action), addressOf(action.url, frame.copy)] : []),
    element('p', 'margin:0', escaped(closing)),
  ];
  const page = [
    element('p', STYLE.product, frame.product),
    element('div', STYLE.sheet, `\n${content.join('\n')}\n`),
    element('p', STYLE.footer, frame.footer),
  ];
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(subject)}</title>
</head>
<body style="${STYLE.body}${tag === TAG_OF.kr ? STYLE.korean : ''}">
<div style="${STYLE.page}">
${page.join('\n')}
</div>
</body>
</html>
`;
};

const factOf = ([label, value]: readonly [string, string]) =>
  element('dt', STYLE.label, escaped(label)) + element('dd', STYLE.value, escaped(value));

const buttonOf = ({ label, url }: { label: string; url: string }) =>
  element('p', STYLE.paragraph, `<a href="${escaped(url)}" style="${STYLE.button}">${escaped(label)}</a>`);

/** Shows the address itself, so that the reader can see where the button leads. */
const addressOf = (url: string, copy: string) =>
  element('p', STYLE.small, `${copy}<br><a href="${escaped(url)}" style="${STYLE.address}">${escaped(url)}</a>`);

const element = (name: string, style: string, content: string) => `<${name} style="${style}">${content}</${name}>`;
