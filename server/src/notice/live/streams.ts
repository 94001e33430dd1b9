import { Readable } from 'node:stream';
import { setInterval } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LiveEvent, LiveKind } from '@ieum/contract';
import type { Actor } from '../../kit/http/context.ts';
import { eventText, HEARTBEAT } from '../../kit/http/event-stream.ts';
import { fail } from '../../kit/http/failure.ts';
import { type Change, type Changes, OPERATORS } from './changes.ts';
import { BEAT_MS, LIFE_MS, PAUSE_MS, RETRY_S, STREAMS_IN_ALL, STREAMS_PER_PERSON } from './live.limits.ts';

export type StreamOptions = {
  changes: Pick<Changes, 'listen'>;
  actorOf: (token: string, isBackground: boolean) => Promise<Actor | undefined>;
  inAll?: number;
  beatMs?: number;
  lifeMs?: number;
  pauseMs?: number;
};

type Stream = { personId: string; isOf: (change: Change) => boolean; tell: Tell; beat: () => void; end: () => void };
type Tell = (kinds: readonly LiveKind[]) => void;

/**
 * Holds the open streams of this process. A stream belongs to one session and ends with it. It never counts as a use of
 * the session.
 */
export const createStreams = ({
  changes,
  actorOf,
  inAll = STREAMS_IN_ALL,
  beatMs = BEAT_MS,
  lifeMs = LIFE_MS,
  pauseMs = PAUSE_MS,
}: StreamOptions) => {
  const streams = new Set<Stream>();
  let isClosed = false;

  const refuseTooMany = (personId: string) => {
    if (streams.size >= inAll) fail('server.unavailable', {}, RETRY_S);
    const own = [...streams].filter((stream) => stream.personId === personId);
    if (own.length >= STREAMS_PER_PERSON) fail('request.too_many', {}, RETRY_S);
  };

  const start = (token: string, actor: Actor) => {
    const events = new Readable({ read: () => undefined });
    const ids = idsOf(actor);
    const pending = new Set<LiveKind>();
    let livedMs = 0;
    let isAsked = false;
    let isBusy = false;

    const end = () => {
      streams.delete(stream);
      if (!events.destroyed && !events.readableEnded) events.push(null);
    };

    /** Checks the session before anything is told: an ended one, or one of another company by now, ends the stream. */
    const work = async () => {
      isBusy = true;
      while (isAsked && streams.has(stream)) {
        isAsked = false;
        const found = await actorOf(token, true).catch(() => undefined);
        if (!streams.has(stream)) break;
        if (!found || idsOf(found).join() !== ids.join()) return end();
        if (pending.size > 0) events.push(eventText({ changed: [...pending] } satisfies LiveEvent));
        pending.clear();
        await sleep(pauseMs, undefined, { ref: false });
      }
      isBusy = false;
    };

    const tell: Tell = (kinds) => {
      for (const kind of kinds) pending.add(kind);
      isAsked = true;
      if (!isBusy) void work();
    };

    const beat = () => {
      livedMs += beatMs;
      if (livedMs >= lifeMs) return end();
      events.push(HEARTBEAT);
      tell([]);
    };

    const isOf = ({ of }: Change) => of.some((id) => ids.includes(id));
    const stream: Stream = { personId: actor.id, isOf, tell, beat, end };
    streams.add(stream);
    events.once('close', () => streams.delete(stream));
    // The reader learns at once that it hears of every change from now on.
    events.push(HEARTBEAT);
    return events;
  };

  const forget = changes.listen((change) => {
    for (const stream of streams) if (stream.isOf(change)) stream.tell(change.kinds);
  });
  const heart = setInterval(() => {
    for (const stream of streams) stream.beat();
  }, beatMs).unref();

  return {
    /** Opens a stream for the person behind this token, or refuses. */
    open: async (token: string | undefined) => {
      const actor = (token && (await actorOf(token, true))) || fail('session.required');
      // Nothing would end a stream that begins now, and the server would wait for it.
      if (isClosed) fail('server.unavailable');
      refuseTooMany(actor.id);
      return start(token ?? '', actor);
    },
    close: async () => {
      isClosed = true;
      clearInterval(heart);
      forget();
      for (const stream of streams) stream.end();
    },
  };
};

/** A newcomer hears only of what concerns themselves. */
const idsOf = (actor: Actor) => {
  if (actor.role === 'admin') return [actor.id, OPERATORS];
  return actor.role === 'supplier' ? [actor.id, actor.companyId] : [actor.id];
};
