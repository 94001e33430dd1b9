// @vitest-environment happy-dom
import { type Declaration, examples } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../kit/api/query-client.ts';
import { useReplyToComment } from '../../record/declaration.queries.ts';
import { reviewApi, reviewQueries } from '../../review.queries.ts';
import { useSubmitDeclaration } from '../answering.queries.ts';
import { usePreview } from './use-preview.ts';

const fetched = vi.spyOn(globalThis, 'fetch');
afterEach(() => fetched.mockReset());

const { output } = examples.submitDeclaration;
const ID = output.id;
const at = (version: number): Declaration => ({ ...output, version });
const { queryKey } = reviewQueries.declaration(ID);

it('S2.4 submitting right after a reply sends the version that the reply has made', async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, at(3));
  const replied = Promise.withResolvers<Response>();
  const sent: unknown[] = [];
  const answer = (version: number) => Response.json({ result: { data: at(version) } });
  fetched.mockImplementation(async (_address, { body } = {}) => {
    sent.push(JSON.parse(String(body)));
    return sent.length === 1 ? replied.promise : answer(5);
  });
  const { result } = renderHook(() => ({ reply: useReplyToComment(), submit: useSubmitDeclaration(at(3)) }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  await act(async () => {
    const reply = result.current.reply.mutateAsync({ id: ID, text: '네.' });
    const submit = result.current.submit.mutateAsync();
    replied.resolve(answer(4));
    await Promise.all([reply, submit]);
  });
  expect(sent).toMatchObject([{ text: '네.' }, { version: 4 }]);
});

it('S2.4 a reading that began before the own write does not bring the old version back', async () => {
  const client = createQueryClient();
  client.setQueryData(queryKey, at(3));
  const read = Promise.withResolvers<Declaration>();
  vi.spyOn(reviewApi, 'getDeclaration').mockReturnValue(read.promise);
  const reading = client.fetchQuery({ ...reviewQueries.declaration(ID), staleTime: 0 });
  client.setQueryData(queryKey, at(4));
  read.resolve(at(3));
  await reading;
  expect(client.getQueryData(queryKey)).toEqual(at(4));
});

const FACTORY = '00000000-0000-4000-8000-0000000000fa';
const about = (factoryId: string | null, draft: Declaration['draft']): Declaration => ({
  ...output,
  kind: 'factory',
  draft,
  subject: { ...output.subject, factoryId, form: null },
});

it('S2.4 23.13 asks how it would look once it says what it is about, and not any more once it is submitted', async () => {
  const client = createQueryClient();
  const draft = examples.saveAnswers.output.draft;
  client.setQueryData(queryKey, about(null, draft));
  const calls: string[] = [];
  fetched.mockImplementation(async (address) => {
    calls.push(String(address).replace(/.*\/declarations\//, ''));
    const isPreview = String(address).endsWith('/preview');
    const data = isPreview ? { snapshot: '{}', before: null } : about(FACTORY, null);
    return Response.json({ result: { data } });
  });
  const { result, rerender } = renderHook(
    ({ declaration }) => ({ preview: usePreview(declaration), submit: useSubmitDeclaration(declaration) }),
    {
      initialProps: { declaration: about(null, draft) },
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  expect(calls).toEqual([]);
  client.setQueryData(queryKey, about(FACTORY, draft));
  rerender({ declaration: about(FACTORY, draft) });
  await vi.waitFor(() => expect(result.current.preview.isSuccess).toBe(true));
  await act(() => result.current.submit.mutateAsync());
  expect(calls).toEqual([`${ID}/preview`, `${ID}/submit`]);
});
