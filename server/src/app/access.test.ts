import { CALLERS, type Caller, type Contract, contract, type Endpoint, type Examples, examples } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { createTokens } from '../kit/security/tokens.ts';

type Who = 'anonymous' | 'forged' | 'expired' | 'disabled' | Caller;

const EVERYBODY: Who[] = ['anonymous', 'forged', 'expired', 'disabled', ...CALLERS];
const endpoints: [string, Endpoint][] = Object.entries(contract);
/** A valid request for each endpoint. */
const samples: Examples<Contract> = examples;

const world = useWorld();

const tokenOf: Record<Who, () => Promise<string | null>> = {
  anonymous: async () => null,
  forged: async () =>
    createTokens('another key, just as long as ours').sign({
      sub: crypto.randomUUID(),
      sid: crypto.randomUUID(),
      ver: 1,
    }),
  expired: () => world.token({}),
  disabled: () => world.token({ state: 'disabled' }),
  supplier: async () => world.token({ role: 'supplier', company_id: await world.company() }),
  newcomer: async () => world.token({ role: 'supplier', company_id: await world.company(), membership: 'requested' }),
  admin: () => world.token({}),
};

/** Each call is rolled back, so one caller of each kind is enough. */
const tokens = new Map<Who, string | null>();
world.arrange(async () => {
  for (const who of EVERYBODY) tokens.set(who, await tokenOf[who]());
});

const isCaller = (who: Who): who is Caller => CALLERS.some((caller) => caller === who);

const expected = ({ access }: Endpoint, who: Who) => {
  if (access === 'public') return 'reached';
  if (!isCaller(who)) return 'session.required';
  return access.includes(who) ? 'reached' : 'access.denied';
};

/** Builds the bytes of a form with a file. */
const multipart = (fields: object) => {
  const parts = Object.entries(fields).map(([name, value]) => `name="${name}"\r\n\r\n${value}`);
  const file = 'name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\nno pdf';
  const body = [...parts, file].map((part) => `--x\r\ncontent-disposition: form-data; ${part}\r\n`).join('');
  return { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: `${body}--x--\r\n` };
};

describe.each(endpoints)('S6.2 %s', (name, endpoint) => {
  it.each(EVERYBODY)('called by: %s', async (caller) => {
    const sample = samples[name]?.input ?? {};
    const token = tokens.get(caller) ?? null;
    if (caller === 'expired') world.passHours(13);
    const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
    const url = `/api${endpoint.path.replace(/:(\w+)/g, (_, key: string) => String(sample[key] ?? ''))}`;
    const isUpload = endpoint.body === 'upload';
    const payload = isUpload ? multipart(sample) : { payload: sample };
    const answer = await world.inject({ method: endpoint.method, url, ...(hasBody && payload) }, token);
    const code = answer.headers['content-type']?.startsWith('application/json') ? answer.json().result.code : undefined;
    const isRefused = code === 'session.required' || code === 'access.denied';
    expect(isRefused ? code : 'reached').toBe(expected(endpoint, caller));
    expect(answer.statusCode).toBeLessThan(500);
  });
});
