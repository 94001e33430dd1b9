import { setTimeout } from 'node:timers';
import { TAG_OF } from '@ieum/contract';
import { refuseInTransaction } from '../../kit/db/database.ts';
import type { MailSender } from '../../kit/settings.ts';
import type { WaitingMail } from './mail.store.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** Limits the whole delivery: a server that answers a little at a time is never silent. */
const DEADLINE_MS = 60_000;

const ONE_MAIL = { pool: true, maxConnections: 1, maxMessages: 1, maxRequeues: 0 } as const;

/** Opens one connection for each mail; nothing stays open between them. */
export const createSmtp = (url: string, from: MailSender, deadlineMs = DEADLINE_MS) => {
  const underWay = new Set<(why: string) => void>();

  const deliver = async (mail: Message) => {
    refuseInTransaction('sending mail');
    const ended = Promise.withResolvers<never>();
    // It may end while the library is loading, before anybody waits for it.
    ended.promise.catch(() => undefined);
    const end = (why: string) => ended.reject(new Error(why));
    const impatience = setTimeout(end, deadlineMs, 'the mail server took too long');
    underWay.add(end);
    let transport: Awaited<ReturnType<typeof openTransport>> | undefined;
    try {
      transport = await openTransport(url);
      await Promise.race([transport.sendMail(messageOf(mail, from)), ended.promise]);
    } catch (error) {
      throw withoutSecrets(error, mail.recipient);
    } finally {
      clearTimeout(impatience);
      underWay.delete(end);
      transport?.close({ force: true });
    }
  };
  /** Ends the deliveries under way: they fail, and the mails are sent again later. */
  const close = () => {
    for (const end of underWay) end('the process ended before the mail was taken');
  };
  return { deliver, close };
};

/** Loads the library with the first mail, so that no start waits for it. */
const openTransport = async (url: string) => {
  const { createTransport } = await import('nodemailer');
  return createTransport({ ...connectionOf(url), ...ONE_MAIL });
};

type Message = Pick<WaitingMail, 'id' | 'recipient' | 'language' | 'subject' | 'text' | 'html' | 'createdAt'>;

const messageOf = ({ id, recipient, language, subject, text, html, createdAt }: Message, from: MailSender) => ({
  // Stays the same when the mail is sent again, so that the reader's server recognizes it.
  messageId: `<${id}@${from.address.replace(/.*@/, '')}>`,
  date: new Date(createdAt),
  from,
  to: { name: '', address: recipient },
  subject,
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': TAG_OF[language] },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Expects a valid address, because the settings have checked it. */
export const connectionOf = (url: string) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isHere = /^(localhost|127(\.\d+){3}|::1)$/.test(host);
  const auth = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
  return {
    host,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...(auth && { auth }),
    // Inside this machine no encryption is needed; outside it no password is sent unencrypted.
    ignoreTLS: isHere,
    requireTLS: auth !== undefined && !isHere,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  };
};

/** Cleans an error for the log: servers repeat the address that they refused, and the link that they took for spam. */
const withoutSecrets = (error: unknown, recipient: string) => {
  const words = error instanceof Error ? error.message : String(error);
  return new Error(words.replaceAll(recipient, '…').replace(/https?:\/\/\S+/g, '…'));
};
