import { contract, type Endpoint, type Role } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../test/world.ts';
import { createTokens } from '../kit/tokens.ts';

type Caller = 'anonymous' | 'forged' | 'expired' | 'disabled' | Role;

/** A request that the endpoint takes when its caller may; an endpoint that is missing here does not compile. */
const samples: Record<keyof typeof contract, Record<string, string>> = {
  signIn: { email: 'nobody@test.kr', password: 'whatever' },
  signOut: {},
  getMe: {},
  listFactories: {},
  registerFactory: { name: '울산 1공장', nameEnglish: '', country: 'KR' },
};

const CALLERS: Caller[] = ['anonymous', 'forged', 'expired', 'disabled', 'supplier', 'admin'];
const endpoints: [string, Endpoint][] = Object.entries(contract);

const world = useWorld();

const tokenOf: Record<Caller, () => Promise<string | null>> = {
  anonymous: async () => null,
  forged: async () => createTokens('another key, just as long as ours').sign(crypto.randomUUID()),
  expired: async () => {
    const token = await world.token({});
    world.passHours(13);
    return token;
  },
  disabled: () => world.token({ state: 'disabled' }),
  supplier: async () => world.token({ role: 'supplier', company_id: await world.company() }),
  admin: () => world.token({}),
};

const expected = ({ access }: Endpoint, caller: Caller) => {
  if (access === 'public') return 'reached';
  if (caller !== 'supplier' && caller !== 'admin') return 'session.required';
  return access.includes(caller) ? 'reached' : 'access.denied';
};

describe.each(endpoints)('S6.2 %s', (name, endpoint) => {
  it.each(CALLERS)('called by: %s', async (caller) => {
    const sample = samples[name as keyof typeof contract];
    expect(sample, 'every endpoint has a sample').toBeDefined();
    const token = await tokenOf[caller]();
    const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
    const url = `/api${endpoint.path.replace(/:(\w+)/g, (_, key: string) => sample[key] ?? '')}`;
    const request = { method: endpoint.method, url, ...(hasBody && { payload: sample }) };
    const answer = await world.inject(request, token);
    const { code } = answer.json().result;
    const isRefused = code === 'session.required' || code === 'access.denied';
    expect(isRefused ? code : 'reached').toBe(expected(endpoint, caller));
    expect(answer.statusCode).toBeLessThan(500);
  });
});

it('S6.2 names every endpoint in the matrix', () => {
  expect(Object.keys(samples).sort()).toEqual(Object.keys(contract).sort());
});
