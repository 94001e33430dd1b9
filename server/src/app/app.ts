import { contract, type errorStatus } from '@ieum/contract';
import { accountMessages } from '../account/account.messages.ts';
import { createAccountService } from '../account/account.service.ts';
import { createActorOf } from '../account/account.session.ts';
import { factoryMessages } from '../factory/factory.messages.ts';
import { factoryService } from '../factory/factory.service.ts';
import { type Clock, systemClock } from '../kit/clock.ts';
import type { Handlers } from '../kit/context.ts';
import type { InTransaction } from '../kit/db.ts';
import { kitMessages, type Messages } from '../kit/messages.ts';
import { mount } from '../kit/mount.ts';
import { createServer, type HttpOptions } from '../kit/server.ts';
import type { Tokens } from '../kit/tokens.ts';
import { type Health, mountHealth } from './health.ts';
import { mountSite, type SiteOptions } from './site.ts';

export type AppDeps = {
  inTransaction: InTransaction;
  tokens: Tokens;
  http: HttpOptions;
  health: Health;
  /** Left out where only the API is wanted. */
  site?: SiteOptions;
  clock?: Clock;
  checksAnswers?: boolean;
};

export const messages: Messages<typeof errorStatus> = { ...kitMessages, ...accountMessages, ...factoryMessages };

/** The whole product as one Fastify server, not yet listening. */
export const createApp = ({ tokens, inTransaction, http, health, site, clock = systemClock, ...rest }: AppDeps) => {
  const server = createServer(messages, http);
  const handlers: Handlers<typeof contract> = { ...createAccountService(tokens), ...factoryService };
  const actorOf = createActorOf(tokens, inTransaction, clock);
  mount(server, contract, handlers, { inTransaction, actorOf, clock, ...rest });
  mountHealth(server, health);
  if (site) mountSite(server, site);
  return server;
};
