import type { Contract, Endpoint, Output, Parsed } from '@ieum/contract';
import type { Clock } from './clock.ts';
import type { Db, InTransaction } from './db.ts';

type Person = { id: string; sessionId: string };

/** An admin is of no company. */
export type Actor = (Person & { role: 'supplier'; companyId: string }) | (Person & { role: 'admin' });

/** Exactly the callers that the endpoint admits; nobody on a public one. */
type ActorOf<E extends Endpoint> = E['access'] extends readonly (infer R)[] ? Extract<Actor, { role: R }> : undefined;

type Reach<E extends Endpoint> = E extends { transaction: 'own' } ? { inTransaction: InTransaction } : { db: Db };

type Ctx<E extends Endpoint> = { actor: ActorOf<E>; clock: Clock } & Reach<E>;

/** A slice answers every endpoint of its contract. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (ctx: Ctx<C[K]>, input: Parsed<C[K]>) => Promise<Output<C[K]>>;
};
