import { afterEach, describe, expect, it } from 'vitest';
import { hearChanges } from '../../../test/fixtures/world/heard-changes.ts';
import { messages } from '../../app/slices.ts';
import type { Wire } from '../../kit/db/database.ts';
import type { Actor } from '../../kit/http/context.ts';
import { createServer } from '../../kit/http/server.ts';
import { createLog } from '../../kit/log.ts';
import { type Change, createChanges } from './changes.ts';
import { mountLiveStream } from './mounted-stream.ts';
import { createStreams, type StreamOptions } from './streams.ts';

const PASSWORD_AT = new Date(0);
const memberOf = (id: string): Actor => ({
  id,
  sessionId: `session of ${id}`,
  passwordAt: PASSWORD_AT,
  role: 'supplier',
  companyId: 'our company',
  memberRole: 'owner',
});

const opened: ReturnType<typeof createServer>[] = [];
const start = async (options: Partial<StreamOptions> = {}) => {
  const changes = createChanges();
  const server = createServer(messages, { log: createLog('silent'), isBehindTls: false });
  mountLiveStream(server, { changes, actorOf: async (token) => memberOf(token), ...options });
  opened.push(server);
  return { changes, server, url: await server.listen({ port: 0, host: '127.0.0.1' }) };
};
afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

describe('the streams of a process', () => {
  it('26.7 end when the server stops, and do not delay it', async () => {
    const { server, url } = await start();
    const heard = [await hearChanges(url, 'a'), await hearChanges(url, 'b')];
    await server.close();
    expect(await Promise.all(heard.map(({ ended }) => ended))).toEqual([[], []]);
  });

  it('26.7 do not begin when the server stops while their session is checked', async () => {
    const checked = Promise.withResolvers<Actor>();
    const streams = createStreams({ changes: createChanges(), actorOf: () => checked.promise });
    const opening = streams.open('a');
    await streams.close();
    checked.resolve(memberOf('a'));
    await expect(opening).rejects.toMatchObject({ code: 'server.unavailable' });
  });

  it('26.7 are limited in number, whoever asks', async () => {
    const { url } = await start({ inAll: 2 });
    const held = [await hearChanges(url, 'a'), await hearChanges(url, 'b')];
    expect(held.map(({ status }) => status)).toEqual([200, 200]);
    const refused = await hearChanges(url, 'c');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(await refused.text)).toMatchObject({ result: { code: 'server.unavailable' } });
    for (const { stop } of held) stop();
  });

  it('26.7 give a sign of life, check their session with each, and end after a while', async () => {
    let checks = 0;
    const actorOf = async (token: string, isBackground: boolean) => {
      checks += 1;
      expect(isBackground).toBe(true);
      return memberOf(token);
    };
    const { url } = await start({ actorOf, beatMs: 5, lifeMs: 50, pauseMs: 0 });
    const { headers, text } = await hearChanges(url, 'a');
    expect(headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    expect(await text).toMatch(/^(:\n\n){10}$/);
    expect(checks).toBeGreaterThan(2);
  });

  it('26.7 end when the session is gone at a sign of life', async () => {
    let isThere = true;
    const { url } = await start({ actorOf: async (token) => (isThere ? memberOf(token) : undefined), beatMs: 5 });
    const heard = await hearChanges(url, 'a');
    isThere = false;
    expect(await heard.ended).toEqual([]);
  });

  it('26.7 end when the session cannot be checked', async () => {
    let isDown = false;
    const actorOf = async (token: string) => (isDown ? Promise.reject(new Error('down')) : memberOf(token));
    const { url } = await start({ actorOf, beatMs: 5 });
    const heard = await hearChanges(url, 'a');
    isDown = true;
    expect(await heard.ended).toEqual([]);
  });

  it('26.7 join what is told while the session is checked', async () => {
    const checked = Promise.withResolvers<void>();
    const isOpen = { now: false };
    const actorOf = async (token: string) => {
      if (isOpen.now) await checked.promise;
      return memberOf(token);
    };
    const { changes, url } = await start({ actorOf });
    const heard = await hearChanges(url, 'a');
    isOpen.now = true;
    changes.announce({ of: ['our company'], kinds: ['tasks'] });
    changes.announce({ of: ['our company', 'a'], kinds: ['tasks'] });
    changes.announce({ of: ['a'], kinds: ['notices'] });
    changes.announce({ of: ['their company', 'b'], kinds: ['notices'] });
    checked.resolve();
    expect(await heard.until(1)).toEqual([['tasks', 'notices']]);
    heard.stop();
  });

  it('26.7 make room when a reader goes', async () => {
    const { url } = await start({ inAll: 1, beatMs: 5 });
    const first = await hearChanges(url, 'a');
    first.stop();
    await expect.poll(async () => (await hearChanges(url, 'b')).status).toBe(200);
  });
});

describe('several processes', () => {
  /** Joins two processes: what one sends, the other hears. */
  const joined = () => {
    const ears: ((text: string) => void)[] = [];
    const open =
      (own: number) =>
      (onText: (text: string) => void): Wire => {
        ears[own] = onText;
        return { send: (text) => ears[1 - own]?.(text), close: async () => undefined };
      };
    const [one, other] = [createChanges(), createChanges()];
    one.shareOver(open(0));
    other.shareOver(open(1));
    return { one, other, say: (text: string) => ears[1]?.(text) };
  };

  it('26.7 hear of the changes of each other once, also of many people', () => {
    const { one, other } = joined();
    const heard: { one: Change[]; other: Change[] } = { one: [], other: [] };
    one.listen((change) => heard.one.push(change));
    other.listen((change) => heard.other.push(change));
    const people = Array.from({ length: 250 }, () => crypto.randomUUID());
    one.announce({ of: people, kinds: ['notices'] });
    expect(heard.one).toEqual([{ of: people, kinds: ['notices'] }]);
    expect(heard.other.flatMap(({ of }) => of)).toEqual(people);
    for (const change of heard.other) expect(JSON.stringify(change).length).toBeLessThan(7_500);
  });

  it('26.7 ignore what they do not understand', () => {
    const { other, say } = joined();
    const heard: Change[] = [];
    other.listen((change) => heard.push(change));
    for (const text of ['', '{', '[]', '{"of":1}']) say(text);
    say(JSON.stringify({ of: ['a'], kinds: ['tasks', 'weather'] }));
    expect(heard).toEqual([{ of: ['a'], kinds: ['tasks'] }]);
  });
});
