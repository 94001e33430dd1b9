import { contract } from '@ieum/contract';
import type { Platform } from '../account/platform.ts';
import { createActorOf } from '../account/sessions/session.ts';
import { isStillMember } from '../company/members/outside-access.ts';
import type { Threads } from '../kit/computing/threads.ts';
import type { Database } from '../kit/db/database.ts';
import type { Idempotency } from '../kit/http/idempotency.ts';
import { mount } from '../kit/http/mount.ts';
import { createServer, type HttpOptions } from '../kit/http/server.ts';
import { mountLiveStream } from '../notice/live/mounted-stream.ts';
import { announceWrites } from './announced-writes.ts';
import { mountApiDescription } from './api-docs/description.ts';
import { type Health, mountHealth } from './health.ts';
import { mountSite, type SiteOptions } from './site.ts';
import { handlersOf, messages } from './slices.ts';

export type AppDeps = {
  database: Pick<Database, 'inTransaction' | 'inStatement'> & Partial<Pick<Database, 'hasRoom'>>;
  platform: Platform;
  idempotency: Idempotency;
  http: HttpOptions;
  health: Health;
  /** Left out if only the API is needed. */
  site?: Omit<SiteOptions, 'terms' | 'clock' | 'isBehindTls'>;
  /** Threads for the heavy operations. Without them, the thread of the server computes. */
  threads?: Threads;
  checksAnswers?: boolean;
  /** Address of the API in its description. The default is the address from which the description was read. */
  apiServer?: string;
  /** Runs after an operator has changed a setting. */
  onSetupChange?: () => Promise<void>;
};

/** Creates the whole product as one Fastify server that does not listen yet. */
export const createApp = ({
  database,
  platform,
  http,
  health,
  site,
  apiServer = '/',
  onSetupChange,
  ...rest
}: AppDeps) => {
  const { files, terms, tokens, clock, changes } = platform;
  const server = createServer(messages, http);
  const actorOf = createActorOf(tokens, database, clock);
  const uploadFolder = files.arrivingFolder;
  const handlers = handlersOf({ ...platform, ...(onSetupChange && { onSetupChange }) });
  const onWritten = announceWrites(changes);
  const isStill = isStillMember;
  mount(server, contract, handlers, { ...database, actorOf, isStill, clock, uploadFolder, onWritten, ...rest });
  mountLiveStream(server, { changes, actorOf });
  mountApiDescription(server, { messages, apiServer, actorOf });
  mountHealth(server, health);
  if (site) mountSite(server, { ...site, terms, clock, isBehindTls: http.isBehindTls });
  return server;
};
