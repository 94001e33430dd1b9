import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Db, Tables } from './database.ts';
import { readsOnly } from './read-only.ts';

type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

/** Returns a handle for reads that gives each statement to this function. It has no transactions and no streams. */
export const handleOver = (execute: Execute): Db => {
  const connection = { executeQuery: execute, streamQuery: refuse } as DatabaseConnection;
  const nothing = async () => undefined;
  const driver = {
    init: nothing,
    acquireConnection: async () => connection,
    releaseConnection: nothing,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: nothing,
  };
  const kysely = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (whole) => new PostgresIntrospector(whole),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return readsOnly(kysely as unknown as Db);
};

const refuse = (): never => {
  throw new Error('this handle has no transaction and no stream');
};
