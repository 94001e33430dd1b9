import { type Endpoint, type ErrorCode, errorStatus, errorsOf, LANGUAGES, type Sentence } from '@ieum/contract';
import { STATUS_CODES } from '../../kit/http/status-words.ts';
import { type Answer, refTo, type Schema } from './openapi-document.ts';

/** Statuses whose answers carry a time to try again. */
const WITH_WAIT = [429, 503, 507];

const words = { type: 'object', additionalProperties: { type: 'string' } } as const;

export const failureSchema: Schema = {
  type: 'object',
  description: 'The shape of every refusal and every fault.',
  properties: {
    result: {
      type: 'object',
      properties: {
        code: { type: 'string', description: 'The reason, for programs.' },
        msg: {
          type: 'object',
          description: 'The reason for people, in Korean, English, Chinese and Japanese.',
          properties: Object.fromEntries(LANGUAGES.map((language) => [language, { type: 'string' }])),
          required: [...LANGUAGES],
        },
        fields: { ...words, description: 'The refused fields: the path of each field, and a code.' },
      },
      required: ['code', 'msg', 'fields'],
    },
  },
  required: ['result'],
};

export const retryAfterHeader = {
  description: 'The number of seconds to wait before the next try.',
  schema: { type: 'integer', minimum: 1 } satisfies Schema,
  example: 5,
};

/** Returns one example per code, with the sentences that the server really sends. */
export const failureExamples = (messages: Record<ErrorCode, Sentence>, codes: ErrorCode[]) =>
  Object.fromEntries(
    codes.map((code) => [
      code,
      { summary: messages[code].en, value: { result: { code, msg: messages[code], fields: {} } } },
    ]),
  );

/** Returns one answer per status, with the codes that it can have. */
export const failuresOf = (endpoint: Endpoint) => {
  const codes = errorsOf(endpoint);
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [status, failureOf(status, codes.filter((code) => errorStatus[code] === status).sort())]),
  );
};

const failureOf = (status: number, codes: ErrorCode[]): Answer => ({
  description: STATUS_CODES[status] ?? '',
  ...(WITH_WAIT.includes(status) && { headers: { 'Retry-After': refTo('headers', 'RetryAfter') } }),
  content: {
    'application/json': {
      schema: {
        allOf: [refTo('schemas', 'Failure'), { properties: { result: { properties: resultWith(codes) } } }],
      },
      examples: Object.fromEntries(codes.map((code) => [code, refTo('examples', code)])),
    },
  },
});

/** Names all three fields: a linter reads each part of an `allOf` alone and would call the others unknown. */
const resultWith = (codes: ErrorCode[]): Record<string, Schema> => ({ code: { enum: codes }, msg: {}, fields: {} });
