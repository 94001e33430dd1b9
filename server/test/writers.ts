import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { smallPicture } from '../src/document/picture.ts';
import { clientOf } from './product-process.ts';

const PICTURES = 16;

export type Operation = 'registerFactory' | 'updateProfile' | 'setPicture' | 'setConsent';

/** In the order of sending, one at a time; `last`: where among the sent the last acknowledged one stands. */
export type Tally = { sent: string[]; acknowledged: string[]; last: number };

/** Somebody outside the system who remembers what it has promised them. */
export type Writer = { no: number; token: string; tallies: Record<Operation, Tally> };

type Client = ReturnType<typeof clientOf>;
type Picture = { file: File; sha256: string };

/** One for each token; between them they write in every way there is: a row, a change, a file, a decision. */
export const createWriters = async (tokens: string[]) => {
  const pictures = await makePictures();
  const writers: Writer[] = tokens.map((token, no) => ({ no, token, tallies: emptyTallies() }));
  let count = 0;

  /** What is to be sent, and by which words it is found again. */
  const newWrite = (operation: Operation): [value: string, act: (client: Client) => Promise<unknown>] => {
    const no = count++;
    const picture = pictures[no % pictures.length];
    const name = `이름 ${no}`;
    const isGranted = no % 2 === 0;
    switch (operation) {
      case 'registerFactory':
        return [name, (client) => client.registerFactory({ name, country: 'KR' })];
      case 'updateProfile':
        return [name, (client) => client.updateProfile({ name, language: 'kr' })];
      case 'setConsent':
        return [String(isGranted), (client) => client.setConsent({ item: 'marketingUse', isGranted })];
      case 'setPicture':
        if (!picture) throw new Error('there are no pictures');
        return [picture.sha256, (client) => client.setPicture({ file: picture.file })];
    }
  };

  /** Fails when it was not acknowledged. */
  const write = async (writer: Writer, operation: Operation, clientFor: (writer: Writer) => Client) => {
    const [value, act] = newWrite(operation);
    const tally = writer.tallies[operation];
    tally.sent.push(value);
    await act(clientFor(writer));
    tally.acknowledged.push(value);
    tally.last = tally.sent.length - 1;
  };

  return { writers, write, acknowledged: () => writers.reduce((sum, writer) => sum + acknowledgedBy(writer), 0) };
};

export type Writers = Awaited<ReturnType<typeof createWriters>>;

type Bout = { url: string; operations: readonly Operation[]; until: number; end: () => Promise<unknown> };

/** All write as fast as they can; once so many more are acknowledged, `end` is called while the rest are under way. */
export const writeUntil = async ({ writers, write, acknowledged }: Writers, { url, operations, until, end }: Bout) => {
  const target = acknowledged() + until;
  let isOver = false;
  const run = async (writer: Writer) => {
    while (!isOver) {
      const operation = nextOf(writer, operations);
      await write(writer, operation, ({ token }) => clientOf(url, token)).catch(() => undefined);
      if (isOver || acknowledged() < target) continue;
      isOver = true;
      await end();
    }
  };
  await Promise.all(writers.map(run));
};

/** In turn, over all bouts, and not all the same at once. */
export const nextOf = ({ no, tallies }: Writer, operations: readonly Operation[]): Operation => {
  const sent = Object.values(tallies).reduce((sum, tally) => sum + tally.sent.length, 0);
  return operations[(no + sent) % operations.length] ?? 'registerFactory';
};

const acknowledgedBy = ({ tallies }: Writer) =>
  Object.values(tallies).reduce((sum, tally) => sum + tally.acknowledged.length, 0);

const emptyTallies = (): Writer['tallies'] => {
  const empty = (): Tally => ({ sent: [], acknowledged: [], last: -1 });
  return { registerFactory: empty(), updateProfile: empty(), setPicture: empty(), setConsent: empty() };
};

/** Each with the hash of what the product makes of it. */
const makePictures = async (): Promise<Picture[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-pictures-'));
  const make = async (_: unknown, no: number) => {
    const noise = { type: 'gaussian', mean: 60 + no * 8, sigma: 30 } as const;
    const bytes = await sharp({ create: { width: 256, height: 192, channels: 3, background: 'white', noise } })
      .png()
      .toBuffer();
    const path = join(folder, String(no));
    writeFileSync(path, bytes);
    const small = (await smallPicture(path)) ?? Buffer.alloc(0);
    return {
      file: new File([Uint8Array.from(bytes)], `${no}.png`),
      sha256: createHash('sha256').update(small).digest('hex'),
    };
  };
  const pictures = await Promise.all(Array.from({ length: PICTURES }, make));
  rmSync(folder, { recursive: true });
  return pictures;
};
