import { type Endpoint, takesKey } from '@ieum/contract';
import { type Answer, type Operation, type Parameter, refTo, type Schema } from './openapi-document.ts';
import { failuresOf } from './openapi-failures.ts';

type Source = { slice: string; endpoint: Endpoint; input: Schema; answer: Schema; example: Example };
type Example = { input: Record<string, unknown>; output: unknown };

const BINARY = { type: 'string', format: 'binary' } as const;

/** Describes an endpoint as an operation of OpenAPI. */
export const operationOf = (source: Source): Omit<Operation, 'operationId'> => {
  const { slice, endpoint } = source;
  const isPublic = endpoint.access === 'public';
  const requestBody = bodyOf(source);
  return {
    tags: [slice],
    summary: endpoint.summary,
    description: isPublic ? 'Needs no session.' : `Needs a session as ${listOf([endpoint.access].flat())}.`,
    security: isPublic ? [] : [{ session: [] }],
    parameters: parametersOf(source),
    ...(requestBody && { requestBody }),
    responses: { 200: answerOf(source), ...failuresOf(endpoint) },
  };
};

/** Finds the place of each key of the flat input: path, query or body. */
const placesOf = ({ endpoint: { method, path, inQuery = [] }, input: { properties = {} } }: Source) => {
  const keys = Object.keys(properties);
  const inPath = keys.filter((key) => path.split('/').includes(`:${key}`));
  const rest = keys.filter((key) => !inPath.includes(key));
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const isQuery = (key: string) => !hasBody || inQuery.includes(key);
  return { path: inPath, query: rest.filter(isQuery), body: rest.filter((key) => !isQuery(key)) };
};

const parametersOf = (source: Source) => {
  const { endpoint, input, example } = source;
  const places = placesOf(source);
  const named = (['path', 'query'] as const).flatMap((place) =>
    places[place].map(
      (name): Parameter => ({
        name,
        in: place,
        required: input.required?.includes(name) ?? false,
        schema: fieldOf(input, name),
        ...(name in example.input && { example: example.input[name] }),
      }),
    ),
  );
  const isRepeatable = takesKey(endpoint);
  return [...named, ...(isRepeatable ? [refTo('parameters', 'IdempotencyKey')] : [])];
};

const bodyOf = (source: Source) => {
  const { endpoint, input, example } = source;
  const isUpload = endpoint.body === 'upload';
  const keys = placesOf(source).body;
  if (keys.length === 0 && !isUpload) return undefined;
  const required = keys.filter((key) => input.required?.includes(key));
  const types = endpoint.mediaTypes?.join(', ') ?? '';
  const schema: Schema = {
    type: 'object',
    properties: { ...only(input.properties ?? {}, keys), ...(isUpload && { file: { ...BINARY, description: types } }) },
    required: isUpload ? [...required, 'file'] : required,
    additionalProperties: false,
  };
  const sent = only(example.input, keys);
  if (!isUpload) return { required: required.length > 0, content: { 'application/json': { schema, example: sent } } };
  const encoding = { file: { contentType: types } };
  return {
    required: true,
    content: { 'multipart/form-data': { schema, encoding, example: { ...sent, file: '(bytes)' } } },
  };
};

const answerOf = ({ endpoint, answer, example }: Source): Answer => {
  if (endpoint.body !== 'file') {
    const value = { result: { data: example.output } };
    return { description: 'Done.', content: { 'application/json': { schema: answer, example: value } } };
  }
  const types = endpoint.mediaTypes ?? [];
  return { description: 'The file.', content: Object.fromEntries(types.map((type) => [type, { schema: BINARY }])) };
};

const fieldOf = ({ properties }: Schema, name: string): Schema => {
  const field = properties?.[name];
  return typeof field === 'object' ? field : {};
};

const only = <T>(values: Record<string, T>, keys: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));

/** supplier, newcomer or admin */
const listOf = (words: string[]) => words.join(', ').replace(/, (?=[^,]*$)/, ' or ');
