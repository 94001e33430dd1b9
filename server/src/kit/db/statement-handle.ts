import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Db, Tables } from './database.ts';
import { refuseWrites } from './read-only.ts';

type Execute = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

/** Returns a handle for reads that gives each statement to this function. It has no transactions and no streams. */
export const handleOver = (execute: Execute): Db => {
  const executor = new StatementExecutor(execute);
  const nothing = async () => undefined;
  const driver = {
    init: nothing,
    acquireConnection: async () => executor.connection,
    releaseConnection: nothing,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: nothing,
  };
  const dialect = {
    createDriver: () => driver,
    createAdapter: () => executor.adapter,
    createIntrospector: (whole: Kysely<unknown>) => new PostgresIntrospector(whole),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor }) as unknown as Db;
};

/** Runs each statement on any connection, and gives the connection back at once. */
export const statementsOn =
  (pool: Pick<PostgresPool, 'connect'>): Execute =>
  async ({ sql, parameters }) => {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<unknown>(sql, parameters);
      return { rows };
    } finally {
      client.release();
    }
  };

/**
 * Hands a statement straight over. The usual executor takes a connection, watches it and asks the plugins about each
 * result, which costs half as much again as a short statement.
 */
class StatementExecutor extends DefaultQueryExecutor {
  readonly connection: DatabaseConnection;
  readonly #execute: Execute;

  constructor(execute: Execute) {
    const connection = { executeQuery: execute, streamQuery: refuse } as DatabaseConnection;
    const provideConnection = <T>(use: (connection: DatabaseConnection) => Promise<T>) => use(connection);
    super(new PostgresQueryCompiler(), new PostgresAdapter(), { provideConnection }, [refuseWrites]);
    this.connection = connection;
    this.#execute = execute;
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#execute(query) as Promise<QueryResult<Row>>;
  }
}

const refuse = (): never => {
  throw new Error('this handle has no transaction and no stream');
};
