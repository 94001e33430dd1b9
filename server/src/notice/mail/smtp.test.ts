import { createServer } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { connectionOf, createSmtp } from './smtp.ts';

const from = { name: '이음', address: 'no-reply@ieum.example' };
const mail = {
  id: crypto.randomUUID(),
  recipient: 'kim@test.kr',
  language: 'kr' as const,
  kind: 'test',
  subject: '안녕하세요',
  text: '',
  html: '',
  createdAt: '2026-11-15T00:00:00+00:00',
  sealedLink: '',
  isForNobody: false,
};

/** Resolves when the mute server, which never answers, takes a connection. */
const connected = Promise.withResolvers<void>();
const mute = createServer(() => connected.resolve());
await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
afterAll(() => mute.close());
const address = mute.address();
const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

it('F-10 gives up on a server that never answers', async () => {
  await expect(createSmtp(url, from, 1).deliver(mail)).rejects.toThrow('took too long');
});

it('can be ended in the middle of a delivery', async () => {
  const smtp = createSmtp(url, from);
  const delivery = smtp.deliver(mail);
  const refused = expect(delivery).rejects.toThrow('the process ended');
  await connected.promise;
  smtp.close();
  await refused;
});

it('sends no password in the clear, except inside this machine', () => {
  const away = connectionOf('smtp://ieum%40x.kr:p%40ss@mail.ieum.example:2525');
  expect(away).toMatchObject({ host: 'mail.ieum.example', port: 2525, secure: false, requireTLS: true });
  expect(away).toMatchObject({ auth: { user: 'ieum@x.kr', pass: 'p@ss' }, ignoreTLS: false });
  expect(connectionOf('smtps://u:p@mail.ieum.example')).toMatchObject({ secure: true });
  expect(connectionOf('smtp://mail.ieum.example')).toMatchObject({ requireTLS: false, ignoreTLS: false });
  for (const here of ['smtp://u:p@localhost', 'smtp://u:p@127.0.0.1:1025', 'smtp://u:p@[::1]'])
    expect(connectionOf(here)).toMatchObject({ requireTLS: false, ignoreTLS: true });
});
