import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { badPdfs, goodPdfs, simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { isGate } from '../../../test/suite.ts';
import { nothingSpent } from './budget.ts';
import { checkPdf, PDF_MAX_BYTES } from './pdf-gate.ts';
import { PdfRefusal } from './refusal.ts';
import { inspectStructure } from './structure.ts';

const good = await goodPdfs();
const bad = await badPdfs();
const folder = mkdtempSync(join(tmpdir(), 'ieum-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each file starts a process. The gate tries every twelfth one; test:all tries all. */
const isTried = (_: unknown, at: number) => !isGate || at % 12 === 0;

const check = async (bytes: Buffer) => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, bytes);
  return checkPdf(path);
};

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Returns the processes that ran meanwhile, and how many of them at once. */
const watchProcesses = async (run: () => Promise<unknown>) => {
  const processes: ChildProcess[] = [];
  let atOnce = 0;
  const onProcess = (message: unknown) => {
    if (!(message instanceof Object && 'process' in message && message.process instanceof ChildProcess)) return;
    processes.push(message.process);
    atOnce = Math.max(atOnce, processes.filter(isRunning).length);
  };
  subscribe('child_process', onProcess);
  await run();
  unsubscribe('child_process', onProcess);
  return { processes, atOnce };
};

describe('checkPdf', () => {
  it.concurrent.each(good.filter(isTried))('S5.6 accepts $name', async ({ bytes }) => {
    expect(await check(bytes)).toBeUndefined();
  });

  it.concurrent.each(bad.filter(isTried))('S5.6 refuses as $trouble: $name', async ({ bytes, trouble }) => {
    expect(await check(bytes)).toBe(trouble);
  });

  it('S5.6 has enough to go by', () => {
    expect(good.length).toBeGreaterThanOrEqual(20);
    expect(bad.length).toBeGreaterThanOrEqual(40);
    expect(new Set([...good, ...bad].map(({ bytes }) => bytes.toString('latin1'))).size).toBe(good.length + bad.length);
  });

  it('S5.6 accepts a file of just 10 MB', async () => {
    const [start = '', end = ''] = (await simplePdf()).toString('latin1').split('startxref');
    const padding = ' '.repeat(PDF_MAX_BYTES - start.length - 'startxref'.length - end.length);
    expect(await check(Buffer.from(`${start}${padding}startxref${end}`, 'latin1'))).toBeUndefined();
  });

  it('S5.6 lives on after a bomb', async () => {
    const bomb = bad.find(({ name }) => name === 'five million empty arrays');
    expect(await check(bomb?.bytes ?? Buffer.alloc(0))).toBe('too_complex');
    expect(await check(await simplePdf('after the bomb'))).toBeUndefined();
  });

  it('S5.6 inspects two files at once and leaves no process behind', async () => {
    const bytes = await simplePdf();
    const { processes, atOnce } = await watchProcesses(() => Promise.all([1, 2, 3, 4, 5].map(() => check(bytes))));
    expect(processes).toHaveLength(5);
    expect(atOnce).toBe(2);
    expect(processes.filter(isRunning)).toEqual([]);
  });

  it('S5.6 starts no process for what a glance tells', async () => {
    const { processes } = await watchProcesses(() => check(Buffer.from('<html>')));
    expect(processes).toEqual([]);
  });

  it('says so when there is no file', async () => {
    await expect(checkPdf(join(folder, 'nothing'))).rejects.toThrow('ENOENT');
  });
});

describe('inspectStructure', () => {
  /** Counts bytes read and bytes searched, as far as the inspection went. */
  const costOf = async (bytes: Buffer) => {
    const spent = nothingSpent();
    const search = vi.spyOn(bytes, 'indexOf');
    await inspectStructure(bytes, spent).catch((error) => expect(error).toBeInstanceOf(PdfRefusal));
    const searched = search.mock.results.map(({ value }, nth) => {
      const found = value < 0 ? bytes.length : value;
      return found - Number(search.mock.calls[nth]?.[1] ?? 0);
    });
    return searched.reduce((sum, distance) => sum + distance, spent.syntax + spent.tokens + spent.unpacked);
  };

  it.each([
    'stream',
    'endstream',
    'stream\nendstream\n',
    'obj ',
    '1 0 obj ',
    '1 0 obj<<>>stream\n',
    '1 0 obj<</Length 9>>stream\nx endstream ',
    '1 0 obj(',
    '1 0 obj<',
    '1 0 obj[',
    '1 0 obj%',
    '(1 0 obj(',
    'trailer',
    'trailer<<',
    '<<',
    '/',
    '%',
    ' ',
    '1',
  ])('S5.6 reads a file full of %j in linear time', async (word) => {
    const fileOf = (size: number) => Buffer.from(`%PDF-1.7\n${word.repeat(size / word.length)}\n%%EOF`);
    const [once, twice] = [await costOf(fileOf(400_000)), await costOf(fileOf(800_000))];
    expect(twice).toBeLessThan(2.1 * once + 10_000);
  });
});
