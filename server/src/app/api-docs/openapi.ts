import { type Contract, type ErrorCode, type Examples, errorsOf, type Sentence } from '@ieum/contract';
import type { ApiDescription, Operation, Parameter, PathItem } from './openapi-document.ts';
import { failureExamples, failureSchema, retryAfterHeader } from './openapi-failures.ts';
import { operationOf } from './openapi-operation.ts';
import { schemasOf } from './openapi-schemas.ts';

/** Raised when a caller must change something; it is not the product's version. */
const API_VERSION = '1.0.0';

const DESCRIPTION = [
  'Every answer is JSON: `{"result":{"data":…}}`, or for a refusal `{"result":{"code","msg","fields"}}` with its status.',
  'Unknown keys are refused. Sign-in returns a token; send it with every later request as `Authorization: Bearer …`.',
].join('\n');

type Described = {
  /** The contract of each slice, by the slice's name. */
  slices: Record<string, { operations: Contract }>;
  examples: Examples<Contract>;
  messages: Record<ErrorCode, Sentence>;
  /** Address of the API; `/` is the address from which the description was read. */
  server: string;
};

/** Describes the API in OpenAPI, from the contract alone. */
export const describeApi = ({ slices, examples, messages, server }: Described): ApiDescription => {
  const endpoints = Object.entries(slices).flatMap(([slice, { operations }]) =>
    Object.entries(operations).map(([name, endpoint]) => ({ slice, name, endpoint })),
  );
  const contract: Contract = Object.assign({}, ...Object.values(slices).map(({ operations }) => operations));
  const { inputOf, answerOf, named } = schemasOf(contract);
  const paths: Record<string, PathItem> = {};
  for (const { slice, name, endpoint } of endpoints) {
    const example = examples[name] ?? { input: {}, output: {} };
    const source = { slice, name, endpoint, example, input: inputOf(name), answer: answerOf(name) };
    const operation = operationOf(source);
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    put(paths, `/api${path}`, endpoint, { operationId: name, ...operation });
    // A second address for the same operation needs its own id.
    if (endpoint.alsoAtRoot) put(paths, path, endpoint, { operationId: `${name}AtRoot`, ...operation });
  }
  const codes = [...new Set(endpoints.flatMap(({ endpoint }) => errorsOf(endpoint)))].sort();
  return {
    openapi: '3.1.1',
    info: { title: 'Ieum', version: API_VERSION, description: DESCRIPTION },
    servers: [{ url: server }],
    tags: Object.keys(slices).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: failureSchema, ...named },
      examples: failureExamples(messages, codes),
      headers: { RetryAfter: retryAfterHeader },
      parameters: { IdempotencyKey: idempotencyKey },
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};

const put = (paths: Record<string, PathItem>, path: string, { method }: Contract[string], operation: Operation) => {
  paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
};

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A value that you choose, such as a UUID. If you send the same request again with the same key within a day, the server does it once and repeats its first answer.',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
  example: '6f1c1f0e-3a0b-4a5e-9d0c-2b7f8e1d4c3a',
};
