import { expect } from '@playwright/test';

type Mail = { readers: string[]; headers: Record<string, string>; parts: Record<string, string> };

export const mailsTo = async (reader: string) => {
  const mails: Mail[] = await (await fetch(process.env.IEUM_MAILS ?? '')).json();
  return mails.filter(({ readers }) => readers.includes(reader));
};

/** Waits for a mail with such a subject. */
export const mailTo = (reader: string, subject: RegExp) =>
  expect
    .poll(async () => (await mailsTo(reader)).map(({ headers }) => headers.subject), {
      message: `${subject} to ${reader}`,
    })
    .toContainEqual(expect.stringMatching(subject));

/** Waits for a mail with such a link, and gives the address inside the newest. */
export const linkTo = async (reader: string, kind: 'confirm' | 'reset' | 'invite' | 'admin-invite') => {
  const pattern = new RegExp(`https?://\\S+/${kind}/[\\w-]+`);
  const links = async () =>
    (await mailsTo(reader)).flatMap(({ parts }) => pattern.exec(parts['text/plain'] ?? '')?.[0] ?? []);
  await expect.poll(links, { message: `a ${kind} link to ${reader}` }).not.toEqual([]);
  return (await links()).at(-1) ?? '';
};
