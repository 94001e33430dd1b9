// @vitest-environment happy-dom
import { TransformStream } from 'node:stream/web';
import { sheetsContract } from '@ieum/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { connect } from '../api/client.ts';
import { CancelledError, UnreachableError } from '../api/failure.ts';
import { answerPassword, askPassword, watchPasswordPrompt } from '../session/password-prompt.ts';
import { clearSession } from '../session/storage.ts';
import { closeToast, readToasts } from '../ui/toast/toasts.ts';
import { withProgress } from './with-progress.ts';

const MB = 1024 * 1024;
const api = connect(sheetsContract);

/** Sends a file part by part, when the test says so. */
const slowFile = (headers: Record<string, string> = {}) => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const asked = vi.fn(async (_url: string, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}));
    return new Response(readable as unknown as BodyInit, { headers });
  });
  vi.stubGlobal('fetch', asked);
  return { writer, asked };
};

const shown = () => readToasts().map(({ text, detail }) => [text, detail]);
const download = () =>
  withProgress((options) => api.exportProducts({ format: 'csv', language: 'kr' }, options)).catch(
    (error: unknown) => error,
  );

beforeEach(async () => {
  await startTestApp();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of readToasts()) closeToast(id);
  vi.useRealTimers();
});

it('28.2 shows nothing for a file that comes at once', async () => {
  const { writer } = slowFile();
  const file = download();
  await writer.write(new Uint8Array([1, 2]));
  await writer.close();
  expect(await file).toMatchObject({ size: 2 });
  expect(shown()).toEqual([]);
});

it('28.2 shows that a file is prepared, then what has arrived, and gives all of it', async () => {
  const { writer } = slowFile({ 'content-length': String(4 * MB) });
  const file = download();
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual([['파일을 준비하고 있어요', '']]);
  await writer.write(new Uint8Array(MB));
  await vi.waitFor(() => expect(shown()).toEqual([['파일을 내려받고 있어요', '1 MB / 4 MB']]));
  await vi.advanceTimersByTimeAsync(1000);
  await writer.write(new Uint8Array(3 * MB));
  await vi.waitFor(() => expect(shown()).toEqual([['파일을 내려받고 있어요', '4 MB / 4 MB']]));
  await writer.close();
  expect(await file).toMatchObject({ size: 4 * MB });
  expect(shown()).toEqual([]);
});

it('28.2 leaves out a total that is not known, or that counts packed bytes', async () => {
  for (const headers of [{}, { 'content-length': '100', 'content-encoding': 'gzip' }]) {
    const { writer } = slowFile(headers as Record<string, string>);
    const file = download();
    await vi.advanceTimersByTimeAsync(1000);
    await writer.write(new Uint8Array(MB));
    await vi.waitFor(() => expect(shown()).toEqual([['파일을 내려받고 있어요', '1 MB']]));
    await writer.close();
    await file;
  }
});

it('28.2 ends when the user cancels, before and while the file arrives', async () => {
  for (const isArriving of [false, true]) {
    const { writer, asked } = slowFile();
    const file = download();
    await vi.advanceTimersByTimeAsync(1000);
    if (isArriving) await writer.write(new Uint8Array(MB));
    readToasts()[0]?.action?.onAction();
    expect(await file).toBeInstanceOf(CancelledError);
    expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(shown()).toEqual([]);
  }
});

it('28.2 drops a file whose user has signed out, and keeps it where only the token is new', async () => {
  for (const [entries, isKept] of [
    [{ accessToken: 'd.e.f' }, true],
    [{ accessToken: 'd.e.f', user: '{"name":"남"}' }, false],
    [{}, false],
  ] as const) {
    signInAs();
    const { writer } = slowFile();
    const file = download();
    await writer.write(new Uint8Array([1]));
    if (!('accessToken' in entries)) localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    await writer.close();
    expect((await file) instanceof CancelledError).toBe(!isKept);
  }
});

it('28.2 closes its message when the user signs out, and reads no further', async () => {
  signInAs();
  const { writer, asked } = slowFile();
  const file = download();
  await vi.advanceTimersByTimeAsync(1000);
  await writer.write(new Uint8Array(MB));
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  clearSession();
  expect(shown()).toEqual([]);
  expect(await file).toBeInstanceOf(CancelledError);
  expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

it('28.2 leaves a refused download to the rule for lost sessions', async () => {
  signInAs();
  const asked = vi.fn(async (_url: string, _request: RequestInit) => Response.json({ result: {} }, { status: 401 }));
  vi.stubGlobal('fetch', asked);
  expect(await download()).toMatchObject({ status: 401 });
  expect(asked).toHaveBeenCalledTimes(2);
});

it('28.2 says nothing of a file while the password is asked for', async () => {
  const { writer } = slowFile();
  const file = download();
  const stopListening = watchPasswordPrompt(() => {});
  const asked = askPassword();
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toEqual([]);
  answerPassword(true);
  await asked;
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual([['파일을 준비하고 있어요', '']]);
  await writer.close();
  await file;
  stopListening();
});

it('28.2 is an error when the connection ends in the middle of the file', async () => {
  const { writer } = slowFile();
  const file = download();
  await vi.advanceTimersByTimeAsync(1000);
  await writer.write(new Uint8Array(MB));
  await writer.abort(new TypeError('terminated'));
  expect(await file).toBeInstanceOf(UnreachableError);
  expect(shown()).toEqual([]);
});
