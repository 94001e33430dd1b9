import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@ieum/contract';
import sharp from 'sharp';
import { clientOf } from '../../server/test/fixtures/process/product-process.ts';
import type { Notes } from './notes.ts';

type Client = ReturnType<typeof clientOf>;

type Person = {
  client: Client;
  no: number;
  /** Number of pages of the company's factories. */
  pages: number;
  picture: File;
  /** Notes for the checker that a factory of this name was acknowledged. */
  acknowledge: (name: string) => void;
};

type Act = (person: Person) => Promise<unknown>;

const pick = <T>(values: readonly T[]) => values[Math.floor(Math.random() * values.length)];

const READS: Act[] = [
  ({ client }) => client.listFactories(),
  ({ client }) => client.getProfile(),
  ({ client }) => client.getMe(),
  ({ client }) => client.listSessions(),
  ({ client }) => client.listConsents(),
];
const SEARCHES: Act[] = [({ client, pages }) => client.listFactories({ page: 1 + Math.floor(Math.random() * pages) })];
const WRITES: Act[] = [
  async ({ client, no, acknowledge }) => {
    const name = `부하 ${no} ${crypto.randomUUID()}`;
    await client.registerFactory({ name, country: 'KR' });
    acknowledge(name);
  },
  ({ client }) => client.updateProfile({ name: '김이음', language: 'kr' }),
  ({ client }) => client.setConsent({ item: 'marketingUse', isGranted: Math.random() < 0.5 }),
];
const FILES: Act[] = [
  ({ client, picture }) => client.setPicture({ file: picture }),
  ({ client }) => client.getPicture(),
];

/** Share of each kind of action in a hundred. `upTo` is cumulative. */
const MIX: { kind: string; upTo: number; acts: Act[] }[] = [
  { kind: 'read', upTo: 60, acts: READS },
  { kind: 'page', upTo: 85, acts: SEARCHES },
  { kind: 'write', upTo: 95, acts: WRITES },
  { kind: 'file', upTo: 100, acts: FILES },
];

const drawAct = () => {
  const drawn = Math.random() * 100;
  const { kind, acts } = MIX.find(({ upTo }) => drawn < upTo) ?? { kind: 'read', acts: READS };
  return { kind, act: pick(acts) };
};

/** Lets one person work until the end: act, wait, act again. */
const work = async (person: Person, notes: Notes, isOver: () => boolean, think: () => number) => {
  // People do not all arrive at the same moment.
  await wait(Math.random() * think() * 2);
  await person.client.setPicture({ file: person.picture });
  while (!isOver()) {
    const { kind, act } = drawAct();
    const started = performance.now();
    try {
      await act?.(person);
      notes.done(kind, performance.now() - started);
    } catch (error) {
      notes.failed(kind, error instanceof ApiError ? `${error.status} ${error.code}` : String(error));
    }
    await wait(think());
  }
};

type Crowd = { url: string; tokens: string[]; pages: number; seconds: number; thinkMs: [least: number, most: number] };

/** Lets everybody work at once. Returns the names of the factories that were acknowledged. */
export const letThemWork = async ({ url, tokens, pages, seconds, thinkMs: [least, most] }: Crowd, notes: Notes) => {
  const acknowledged: string[] = [];
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const picture = new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' });
  const until = performance.now() + seconds * 1000;
  const think = () => least + Math.random() * (most - least);
  await Promise.all(
    tokens.map((token, no) => {
      const acknowledge = (name: string) => acknowledged.push(name);
      const person = { client: clientOf(url, token), no, pages, picture, acknowledge };
      return work(person, notes, () => performance.now() >= until, think);
    }),
  );
  return acknowledged;
};
