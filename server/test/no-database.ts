import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Db, Tables } from '../src/kit/db.ts';

/** Takes every statement, answers each with nothing, and tells of it: for tests that are about what stands before it. */
export const noDatabase = (onStatement: (text: string, values: readonly unknown[]) => void = () => undefined) =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => onStatement(query.sql, query.parameters),
  }) as unknown as Db;
