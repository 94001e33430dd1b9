// @vitest-environment happy-dom
import { ApiError, accountContract, CALLERS, defineContract } from '@ieum/contract';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { readToken } from '../session/storage.ts';
import { connect } from './client.ts';

const FILE = new File(['%PDF-1.7'], '등록증.pdf', { type: 'application/pdf' });
const INPUT = { name: '홍길동', email: 'h@x.kr', password: 'p', phone: '01012345678', business_number: '1234567890' };
const api = connect(accountContract);
/** Client for a caller with a session. */
const own = connect(
  defineContract({
    keepFile: {
      summary: 'Is for tests.',
      method: 'POST',
      path: '/files',
      access: CALLERS,
      input: z.strictObject({ title: z.string() }),
      output: z.object({}),
      body: 'upload',
      errors: [],
    },
  }),
);

beforeEach(() => localStorage.clear());

it('S3.2 S7.5 sends one form with exactly six fields, and tells how far it is', async () => {
  const answer = { name: '홍길동', email: 'h@x.kr', business_number: '1234567890' };
  const calls = await startTestApp({ server: () => ({ data: answer }) });
  const shares: number[] = [];
  const input = { ...INPUT, file: FILE, terms_version: '2026-11-15' };
  expect(await api.signUp(input, { onProgress: (share) => shares.push(share) })).toEqual(answer);
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/user/signup?terms_version=2026-11-15' }]);
  expect(calls[0]?.body).toEqual({ ...INPUT, file: FILE });
  expect(shares).toEqual([0.5, 1]);
});

it('gives the refusal of an upload to the caller', async () => {
  await startTestApp({ server: () => ({ status: 422, code: 'document.not_pdf', fields: { file: 'not_pdf' } }) });
  const refusal = await api.signUp({ ...INPUT, file: FILE }).catch((error) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 422, code: 'document.not_pdf', fields: { file: 'not_pdf' } });
});

it('can be called off, and that is not a server that says nothing', async () => {
  const controller = new AbortController();
  await startTestApp({
    server: () => {
      controller.abort();
      return {};
    },
  });
  const { signal } = controller;
  await expect(api.signUp({ ...INPUT, file: FILE }, { signal })).rejects.toMatchObject({ name: 'AbortError' });
});

it('S8.3 sends a file once, even when the session has ended', async () => {
  const calls = await startTestApp({ server: () => ({ status: 401, code: 'session.required' }) });
  signInAs();
  await expect(own.keepFile({ title: '등록증', file: FILE })).rejects.toMatchObject({ status: 401 });
  expect(calls).toHaveLength(1);
  expect(readToken()).toBeNull();
});
