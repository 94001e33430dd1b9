import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import { errorStatus, errorsOf } from './errors.ts';
import type { Endpoint } from './kit/endpoint.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract);

it('derives from what an endpoint is what it can refuse, and adds what it says itself', () => {
  const own = ({ name }: { name: keyof typeof contract }) => errorsOf(contract[name]).slice(6);
  expect(own({ name: 'getTerms' })).toEqual([]);
  expect(own({ name: 'countUnread' })).toEqual(['session.required']);
  expect(own({ name: 'listSessions' })).toEqual(['session.required', 'server.disk_full']);
  expect(own({ name: 'getPicture' })).toEqual([
    'session.required',
    'document.gone',
    'server.disk_full',
    'request.not_found',
  ]);
  expect(own({ name: 'registerFactory' })).toEqual([
    'session.required',
    'access.denied',
    'request.unsupported_type',
    'request.conflict',
    'request.too_deep',
    'server.disk_full',
    'request.key_reused',
    'request.in_progress',
    'factory.looks_alike',
    'factory.code_taken',
  ]);
});

it.each(endpoints)('%s names no error twice, and none that follows from what it is', (_, endpoint) => {
  const codes = errorsOf(endpoint);
  expect(new Set(codes).size).toBe(codes.length);
});

it('has an endpoint for every error there is', () => {
  const met = new Set(endpoints.flatMap(([, endpoint]) => errorsOf(endpoint)));
  expect(Object.keys(errorStatus).filter((code) => !met.has(code as keyof typeof errorStatus))).toEqual([]);
});

it.each(endpoints)('%s says in one sentence what it does, and of a file what it may be', (_, endpoint) => {
  expect(endpoint.summary).toMatch(/^[A-Z][^.]+\.$/);
  const hasFile = endpoint.body === 'upload' || endpoint.body === 'file';
  expect((endpoint.mediaTypes?.length ?? 0) > 0).toBe(hasFile);
});
