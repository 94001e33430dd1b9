import { isDeepStrictEqual } from 'node:util';
import { answerEnvelope, type Endpoint, type ErrorCode, errorStatus, errorsOf, LANGUAGES } from '@ieum/contract';
import { z } from 'zod';
import { messages } from '../src/app/app.ts';

export type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

const sentences = z.strictObject(Object.fromEntries(LANGUAGES.map((language) => [language, z.string().min(1)])));
const CODE = z.union([z.string().regex(/^[a-z_]{1,30}$/), z.uuid()]);
const figure = (written: RegExp) => z.union([CODE, z.string().regex(written)]).optional();
const failure = z.strictObject({
  result: z.strictObject({
    code: z.string(),
    msg: sentences,
    // Codes of ours or the record that is meant, never somebody else's sentence; a figure only where one is promised.
    fields: z.object({ version: figure(/^\d{1,10}$/), spendShare: figure(/^\d{1,3}\.\d\d$/) }).catchall(CODE),
  }),
});
/** What only a program's insides say. */
const INSIDES =
  /node_modules|\.[cm]?[jt]s:\d|\bat \S+ \(|stack|SQLSTATE|syntax error|violates|duplicate key|relation |\bselect\b|insert into|account_user|company_member|kit_audit|PGlite|postgres|kysely|fastify|busboy|ZodError|ajv|ENOENT|\/tmp\//i;
const WITH_WAIT = [429, 503, 507];

/** Dots in an address lead up: what is asked then is something else, or nothing. */
const leadsElsewhere = (url: string) => /\/(\.|%2e){1,2}(\/|\?|$)/i.test(url);

/** What is wrong with an answer; nothing, when it is one that the contract promises. */
export const faultIn = (answer: Answer, endpoint: Endpoint, url: string): string | undefined => {
  const { statusCode, body } = answer;
  if (statusCode >= 500) return `a fault of the server, ${statusCode}`;
  if (leadsElsewhere(url)) return leakIn(body);
  return statusCode < 300
    ? faultInSuccess(answer, endpoint)
    : (faultInRefusal(answer, errorsOf(endpoint)) ?? leakIn(body));
};

const faultInSuccess = ({ statusCode, headers, body }: Answer, { body: kind, mediaTypes = [], output }: Endpoint) => {
  if (statusCode !== 200) return `success with ${statusCode}`;
  // How its letters are written is said after what it is.
  const [type = ''] = String(headers['content-type']).split(';');
  if (kind === 'file')
    return mediaTypes.some((one) => one.split(';')[0] === type) ? undefined : `a file of the type ${type}`;
  const answer = jsonIn(body);
  const parsed = answerEnvelope(output).safeParse(answer);
  return parsed.success && isDeepStrictEqual(parsed.data, answer)
    ? undefined
    : 'an answer that the contract does not know';
};

export const faultInRefusal = ({ statusCode, headers, body }: Answer, allowed: ErrorCode[]) => {
  const parsed = failure.safeParse(jsonIn(body));
  if (!parsed.success) return `${statusCode} without the envelope`;
  const { code, msg } = parsed.data.result;
  const declared = allowed.find((one) => one === code);
  if (!declared) return `${code}, which is not declared`;
  if (errorStatus[declared] !== statusCode) return `${code} with ${statusCode}`;
  if (!isDeepStrictEqual(msg, messages[declared])) return `${code} with another sentence`;
  return WITH_WAIT.includes(statusCode) && !headers['retry-after'] ? `${code} without retry-after` : undefined;
};

const leakIn = (body: string) => (INSIDES.test(body) ? `insides: ${INSIDES.exec(body)?.[0]}` : undefined);

const jsonIn = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};
