import { type Client, contract, createClient, type Language, type Wire } from '@ieum/contract';
import type { Platform } from '../../../account/platform.ts';
import type { InTransaction } from '../../../kit/db/database.ts';
import type { Actor, MemberRole } from '../../../kit/http/context.ts';
import { createIdempotency } from '../../../kit/http/idempotency.ts';
import { mount } from '../../../kit/http/mount.ts';
import { createServer } from '../../../kit/http/server.ts';
import { handlersOf, messages } from '../../slices.ts';
import { createBackgroundJobs } from './background-jobs.ts';
import type { Timeline } from './timeline.ts';

/** An interface, because the type of all calls written out would be longer than the compiler allows. */
export interface Caller extends Client<typeof contract> {}

type Membership =
  | { role: 'admin' }
  | { role: 'newcomer' }
  | { role: 'supplier'; companyId: string; memberRole: MemberRole };
/** A person of the demo; `nth` gives each a network address. */
export type DemoActor = Membership & { id: string; email: string; name: string; language: Language; nth: number };

type Setting = { inTransaction: InTransaction; platform: Platform; timeline: Timeline };
export type ActorApi = ReturnType<typeof createActorApi>;

const USER_AGENT =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const ADDRESSES = 250;
const TAGS: Record<Language, string> = { kr: 'ko', en: 'en', cn: 'zh', jp: 'ja' };

/**
 * Serves the whole API without a port. Everything in the demo is a call by a person who may make it, at the moment that
 * the clock shows. It is therefore checked, notified and audited like anything else.
 */
export const createActorApi = ({ inTransaction, platform, timeline }: Setting) => {
  const people = new Map<string, DemoActor>();
  const server = createServer(messages, { log: platform.log, isBehindTls: false });
  // Nobody signs in: a session for each step would be a row without a meaning.
  const actorOf = async (key: string): Promise<Actor | undefined> => {
    const person = people.get(key);
    return person && { ...person, sessionId: person.id, passwordAt: timeline.clock() };
  };
  mount(server, contract, handlersOf(platform), {
    inTransaction,
    inStatement: inTransaction,
    actorOf,
    clock: timeline.clock,
    idempotency: createIdempotency({ hash: platform.masking, clock: timeline.clock }),
    uploadFolder: platform.files.arrivingFolder,
    checksAnswers: true,
  });

  const callerOf = (bearer: string | null, nth: number, language: Language): Caller => {
    const send: Wire['send'] = async ({ url, method, headers, body }) => {
      timeline.pass();
      // No call is repeated here, so no answer must be kept.
      const { 'idempotency-key': _, ...kept } = headers;
      const sent = await payloadOf(body);
      const answer = await server.inject({
        url,
        method,
        remoteAddress: `203.0.113.${(nth % ADDRESSES) + 1}`,
        headers: {
          'user-agent': USER_AGENT,
          'accept-language': TAGS[language],
          ...kept,
          ...sent.headers,
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        },
        ...sent.rest,
      });
      return new Response(new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      });
    };
    return createClient(contract, { send });
  };

  const personOf = (key: string) => {
    const found = people.get(key);
    if (!found) throw new Error(`nobody plays ${key}`);
    return found;
  };

  return {
    platform,
    timeline,
    inTransaction,
    people,
    personOf,
    ...createBackgroundJobs({ inTransaction, platform, timeline }),
    /** Adds a person, who can act from now on. */
    enter: (key: string, person: DemoActor) => {
      people.set(key, person);
      return person;
    },
    as: (key: string) => callerOf(key, personOf(key).nth, personOf(key).language),
    /** A caller who is not signed in. */
    stranger: (nth: number, language: Language = 'kr') => callerOf(null, nth, language),
    companyId: (key: string) => {
      const person = personOf(key);
      if (person.role !== 'supplier') throw new Error(`${key} is of no company`);
      return person.companyId;
    },
    close: () => server.close(),
  };
};

/** Converts a form into the bytes that a browser would send. */
const payloadOf = async (body: string | FormData | undefined) => {
  if (body === undefined) return { headers: {}, rest: {} };
  if (typeof body === 'string') return { headers: {}, rest: { payload: body } };
  const encoded = new Response(body);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, rest: { payload: Buffer.from(await encoded.arrayBuffer()) } };
};
