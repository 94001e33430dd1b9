import { expect, it, vi } from 'vitest';
import { needPostgres } from '../../../test/fixtures/database/databases.ts';
import { openPostgres } from './postgres.ts';

const url = await needPostgres();

it('26.7 carries texts between processes of one database, to all but the sender', async () => {
  const [one, other] = await Promise.all([0, 1].map(() => openPostgres({ url, deadlineMs: 5_000, onError: fail })));
  const heard = { one: [] as string[], other: [] as string[] };
  const first = one?.openWire?.((text) => heard.one.push(text));
  const second = other?.openWire?.((text) => heard.other.push(text));
  // Until both are connected, texts are lost.
  await vi.waitFor(() => {
    first?.send('are you there?');
    expect(heard.other.length).toBeGreaterThan(0);
  });
  await vi.waitFor(() => {
    second?.send('yes');
    expect(heard.one.length).toBeGreaterThan(0);
  });
  const many = Array.from({ length: 40 }, (_, at) => `${at} ${'x'.repeat(1_000)}`);
  for (const text of many) first?.send(text);
  await vi.waitFor(() => expect(heard.other).toContain(many.at(-1)));
  expect(heard.other.filter((text) => many.includes(text))).toEqual(many);
  expect(new Set(heard.one)).toEqual(new Set(['yes']));
  await Promise.all([first?.close(), second?.close(), one?.close(), other?.close()]);
});

const fail = (error: Error) => {
  throw error;
};
