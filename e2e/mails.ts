import { expect } from '@playwright/test';

type Mail = { readers: string[]; headers: Record<string, string>; parts: Record<string, string> };

export const mailsTo = async (reader: string) => {
  const mails: Mail[] = await (await fetch(process.env.IEUM_MAILS ?? '')).json();
  return mails.filter(({ readers }) => readers.includes(reader));
};

/** Waits for a mail with such a link, and gives the address inside the newest. */
export const linkTo = async (reader: string, kind: 'confirm' | 'reset') => {
  const pattern = new RegExp(`https?://\\S+/auth/${kind}/[\\w-]+`);
  const links = async () =>
    (await mailsTo(reader)).flatMap(({ parts }) => pattern.exec(parts['text/plain'] ?? '')?.[0] ?? []);
  await expect.poll(links, { message: `a ${kind} link to ${reader}` }).not.toEqual([]);
  return (await links()).at(-1) ?? '';
};
