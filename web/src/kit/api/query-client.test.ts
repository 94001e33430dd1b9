// @vitest-environment happy-dom
import { ApiError } from '@ieum/contract';
import { MutationObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { startTestApp } from '../../../test/world.ts';
import { readToasts } from '../ui/toast/toasts.ts';
import { createQueryClient } from './query-client.ts';

const MINUTES = 60 * 1000;
const apiError = (status: number) => {
  const msg = { kr: '안 돼요', en: 'No', cn: '不行', jp: 'だめ' };
  return new ApiError(status, { result: { code: 'x', msg, fields: {} } });
};

it('S9.4 keeps reads fresh for 5 minutes and 5 more unused, and does not ask on focus', () => {
  const { queries } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 5 * MINUTES, gcTime: 5 * MINUTES, refetchOnWindowFocus: false });
});

it.each([
  [500, 2],
  [401, 1],
])('S9.4 retries once, but not a 401 (S8.3): %d is asked %d time(s)', async (status, times) => {
  const queryFn = vi.fn().mockRejectedValue(apiError(status));
  const read = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn, retryDelay: 0 });
  await expect(read).rejects.toBeInstanceOf(ApiError);
  expect(queryFn).toHaveBeenCalledTimes(times);
});

const fail = async (error: Error) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const write = new MutationObserver(createQueryClient(), { mutationFn: () => Promise.reject(error) });
  await write.mutate().catch(() => {});
  expect(log).toHaveBeenCalledWith(error);
  log.mockRestore();
  return readToasts().at(-1);
};

it('S8.2 logs a failed write and shows the sentence in the stored language', async () => {
  await startTestApp({ language: 'en' });
  expect(await fail(apiError(409))).toMatchObject({ kind: 'error', text: 'No' });
});

it('S8.1 shows the unknown error in the language of the user', async () => {
  await startTestApp({ language: 'jp' });
  const text = '不明なエラーが発生しました。管理者にお問い合わせください。';
  expect(await fail(new Error('socket'))).toMatchObject({ kind: 'error', text });
});
