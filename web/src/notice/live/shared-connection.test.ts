// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveBrowser, shareBrowser, startLiveServer } from '../../../test/live-browser.ts';
import { readToken, storeSession } from '../../kit/session/storage.ts';
import { followChanges } from './shared-connection.ts';

const MINUTE = 60_000;
const stops: (() => void)[] = [];

/** Opens a tab that keeps what it hears. */
const openTab = () => {
  const tab = { isLive: false, heard: [] as string[][], close: () => {} };
  tab.close = followChanges({
    onState: (isLive) => {
      tab.isLive = isLive;
    },
    onChange: (kinds) => tab.heard.push(kinds),
  });
  stops.push(tab.close);
  return tab;
};

/** Lets everything happen that waits for no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  storeSession('a.b.c', {}, {});
  shareBrowser();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  leaveBrowser();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('26.7 S7.1 has one connection for all tabs, with the token, and every tab hears what it tells', async () => {
  const { opened } = startLiveServer();
  const tabs = [openTab(), openTab(), openTab()];
  await settle();
  expect(opened.map(({ authorization }) => authorization)).toEqual(['Bearer a.b.c']);
  expect(tabs.map(({ isLive }) => isLive)).toEqual([true, true, true]);
  opened[0]?.tell('tasks');
  await settle();
  opened[0]?.tell('notices', 'weather');
  await settle();
  for (const { heard } of tabs) expect(heard).toEqual([['tasks'], ['notices']]);
});

it('26.7 reads events that come in pieces or together, and no others', async () => {
  const { opened } = startLiveServer();
  const tab = openTab();
  await settle();
  opened[0]?.say('data: {"changed":["ta');
  await settle();
  expect(tab.heard).toEqual([]);
  opened[0]?.say('sks"]}\n\ndata: {"changed":["notices"]}\n\n:\n\ndata: nonsense\n\ndata: {"changed":1}\n\n');
  await settle();
  expect(tab.heard).toEqual([['tasks'], ['notices']]);
});

it('26.7 gives the connection to the next tab when its tab is closed, which reads again what it may have missed', async () => {
  const { opened } = startLiveServer();
  const [first, second] = [openTab(), openTab()];
  await settle();
  first.close();
  await settle();
  expect(opened[0]?.signal?.aborted).toBe(true);
  expect(opened).toHaveLength(2);
  opened[1]?.tell('tasks');
  await settle();
  expect(second).toMatchObject({ isLive: true, heard: [['notices', 'tasks'], ['tasks']] });
  expect(first.heard).toEqual([]);
});

it('26.7 opens the next stream when one has ended, and reads again what it may have missed', async () => {
  const { opened } = startLiveServer();
  const tab = openTab();
  await settle();
  opened[0]?.end();
  await settle();
  expect(tab.isLive).toBe(false);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(opened).toHaveLength(2);
  expect(tab).toMatchObject({ isLive: true, heard: [['notices', 'tasks']] });
});

it('26.7 S8.3 does not repeat a refused stream, leaves the session alone, and waits for another token', async () => {
  const { opened, held } = startLiveServer();
  held.refuse = () => new Response(null, { status: 401 });
  const tab = openTab();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(opened).toHaveLength(1);
  expect(readToken()).toBe('a.b.c');
  expect(tab).toMatchObject({ isLive: false, heard: [] });
  held.refuse = undefined;
  storeSession('d.e.f', {}, {});
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(opened.map(({ authorization }) => authorization)).toEqual(['Bearer a.b.c', 'Bearer d.e.f']);
});

it('26.7 waits as long as the server asks it to', async () => {
  const { opened, held } = startLiveServer();
  held.refuse = () => new Response(null, { status: 429, headers: { 'retry-after': '120' } });
  openTab();
  await vi.advanceTimersByTimeAsync(1.9 * MINUTE);
  expect(opened).toHaveLength(1);
  held.refuse = undefined;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(opened).toHaveLength(2);
});

it('26.7 takes an answer that is no stream for a refusal', async () => {
  const { held } = startLiveServer();
  held.refuse = () => Response.json({ result: { data: {} } });
  const tab = openTab();
  await settle();
  expect(tab.isLive).toBe(false);
});

it('26.7 gives up a connection that shows no sign of life', async () => {
  const { opened, held } = startLiveServer();
  held.isSilent = true;
  const tabs = [openTab(), openTab()];
  await settle();
  await vi.advanceTimersByTimeAsync(49_000);
  expect(tabs.map(({ isLive }) => isLive)).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(opened[0]?.signal?.aborted).toBe(true);
  expect(tabs.map(({ isLive }) => isLive)).toEqual([false, false]);
});

it('26.7 tries again as soon as the network is back', async () => {
  const { opened, held } = startLiveServer();
  held.refuse = () => {
    throw new TypeError('Failed to fetch');
  };
  const tab = openTab();
  await settle();
  expect(tab.isLive).toBe(false);
  held.refuse = undefined;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(opened).toHaveLength(2);
  expect(tab.isLive).toBe(true);
});

it('26.7 pauses before each try, however the waits are spread', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  stops.push(() => random.mockRestore());
  const { opened, held } = startLiveServer();
  held.refuse = () => {
    throw new TypeError('Failed to fetch');
  };
  openTab();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toHaveLength(2);
});

it('26.7 begins anew with the token of another person who signs in in another tab', async () => {
  const { opened } = startLiveServer();
  openTab();
  await settle();
  storeSession('d.e.f', {}, {});
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', oldValue: 'a.b.c', newValue: 'd.e.f' }));
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(opened[0]?.signal?.aborted).toBe(true);
  expect(opened[1]?.authorization).toBe('Bearer d.e.f');
});

it('26.7 follows nothing in a browser without locks', async () => {
  leaveBrowser();
  const { opened } = startLiveServer();
  const tab = openTab();
  await settle();
  expect(opened).toEqual([]);
  expect(tab.isLive).toBe(false);
});
