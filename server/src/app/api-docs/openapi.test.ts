import { type Contract, contract, errorStatus, errorsOf, examples, slices, takesKey } from '@ieum/contract';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { messages } from '../slices.ts';
import { isOperatorsCall } from './description.ts';
import { describeApi } from './openapi.ts';
import type { Operation } from './openapi-document.ts';

const description = describeApi({ slices, examples, messages, server: 'https://ieum.example' });
const endpoints = Object.entries<Contract[string]>(contract);

const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = (name: string): Operation => {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`${name} is not described`);
  return found.operation;
};

it('is OpenAPI 3.1', async () => {
  const checked = await new Validator().validate(structuredClone(description));
  expect(checked).toEqual({ valid: true });
});

it('23.9 holds what a linter asks for, and every example obeys its schema', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
      // The product has no public licence, and a slice's name says what is in it.
      'info-license': 'off',
      'tag-description': 'off',
    },
  });
  const source = JSON.stringify(withEachRefusalOnce(JSON.parse(JSON.stringify(description))));
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

/** Keeps each refusal once: its example is the same everywhere, and checking each once takes a tenth of the time. */
const withEachRefusalOnce = (whole: typeof description) => {
  const seen = new Set<string>();
  const isNew = ([code]: [string, unknown]) => !seen.has(code) && seen.add(code);
  const answers = Object.values(whole.paths).flatMap((item) =>
    Object.values(item).flatMap(({ responses }) => Object.values(responses)),
  );
  for (const answer of answers)
    for (const body of Object.values(answer.content)) {
      if (!body.examples) continue;
      body.examples = Object.fromEntries(Object.entries(body.examples).filter(isNew));
      if (Object.keys(body.examples).length === 0) answer.content = {};
    }
  return whole;
};

it('describes every operation of the contract at its address, and nothing else', () => {
  const described = operations.map(({ path, method, operation }) => [
    operation.operationId,
    method.toUpperCase(),
    path,
  ]);
  const wanted = endpoints.flatMap(([name, { method, path, alsoAtRoot }]) => {
    const filled = path.replace(/:(\w+)/g, '{$1}');
    return [[name, method, `/api${filled}`], ...(alsoAtRoot ? [[`${name}AtRoot`, method, filled]] : [])];
  });
  expect(described.sort()).toEqual(wanted.sort());
});

it('points only to what is there', () => {
  const refs = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.]+)"/g)];
  expect(refs.length).toBeGreaterThan(100);
  const components: Record<string, object> = description.components;
  expect(refs.filter(([, kind = '', name = '']) => !Object.hasOwn(components[kind] ?? {}, name))).toEqual([]);
});

describe.each(endpoints)('%s', (name, endpoint) => {
  const { parameters, requestBody, responses, security, tags } = operationOf(name);

  it('answers the statuses of its errors, each with the codes that it can carry', () => {
    const { 200: done, ...failures } = responses;
    const described = Object.entries(failures).flatMap(([status, { content }]) =>
      Object.keys(content['application/json']?.examples ?? {}).map((code) => [code, Number(status)]),
    );
    expect(done).toBeDefined();
    expect(described.sort()).toEqual(
      errorsOf(endpoint)
        .map((code) => [code, errorStatus[code]])
        .sort(),
    );
  });

  it('takes every field of its input in one place', () => {
    const inAddress = parameters.flatMap((parameter) => ('name' in parameter ? [parameter.name] : []));
    const [body] = Object.values(requestBody?.content ?? {});
    const inBody = Object.keys(body?.schema.properties ?? {}).filter((key) => key !== 'file');
    expect([...inAddress, ...inBody].sort()).toEqual(Object.keys(endpoint.input.shape).sort());
  });

  it('asks for a session where the contract does, and lets a write with one be repeated', () => {
    const hasSession = endpoint.access !== 'public';
    expect(security).toEqual(hasSession ? [{ session: [] }] : []);
    const hasKey = parameters.some((parameter) => '$ref' in parameter && parameter.$ref.endsWith('/IdempotencyKey'));
    expect(hasKey).toBe(takesKey(endpoint));
    expect(tags).toHaveLength(1);
  });
});

it('shows for every error what the server really says', () => {
  for (const [code, { value }] of Object.entries(description.components.examples)) {
    expect(value).toEqual({ result: { code, msg: messages[code as keyof typeof messages], fields: {} } });
  }
});

it('says where waiting helps', () => {
  const { responses } = operationOf('signIn');
  const waits = Object.keys(responses).filter((status) => responses[status]?.headers?.['Retry-After']);
  expect(waits).toEqual(['429', '503', '507']);
});

describe('/api/openapi.json', () => {
  const world = useWorld();

  it('#22.11 leaves out what only operators can call, for everybody who is not one', async () => {
    const pathsFor = async (token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await world.inject({ url: '/api/openapi.json', headers });
      return { text: answer.body, vary: String(answer.headers.vary) };
    };
    const whole = await pathsFor(await world.token({}));
    expect(whole.text).toContain('"/api/admin/users"');
    const companyId = await world.company();
    const others = [undefined, 'no token', await world.token({ role: 'supplier', company_id: companyId })];
    const calls = endpoints.filter(([, endpoint]) => isOperatorsCall(endpoint)).map(([name]) => name);
    expect(calls.length).toBeGreaterThan(40);
    for (const token of others) {
      const { text, vary } = await pathsFor(token);
      expect(vary).toContain('authorization');
      expect(text).not.toMatch(/\/api\/admin|admin-invite/);
      expect(calls.filter((name) => text.includes(`"${name}"`))).toEqual([]);
      expect(text).toContain('"/api/company"');
    }
  });

  it('serves the description to operators, and nothing to whoever has it', async () => {
    const authorization = `Bearer ${await world.token({})}`;
    const { statusCode, headers, body } = await world.inject({ url: '/api/openapi.json', headers: { authorization } });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toEqual(JSON.parse(JSON.stringify({ ...description, servers: [{ url: '/' }] })));
    const again = { url: '/api/openapi.json', headers: { authorization, 'if-none-match': String(headers.etag) } };
    expect(await world.inject(again)).toMatchObject({ statusCode: 304, body: '' });
  });
});
