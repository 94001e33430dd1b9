import type { Kysely, KyselyPlugin } from 'kysely';
import type { Db, Tables } from './database.ts';

const WRITES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'];

/** A read has no transaction, so a write inside it could not be rolled back. */
export const refuseWrites: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (WRITES.includes(node.kind)) throw new Error('a read may not write');
    return node;
  },
  transformResult: async ({ result }) => result,
};

export const readsOnly = (db: Kysely<Tables>) => db.withPlugin(refuseWrites) as unknown as Db;
