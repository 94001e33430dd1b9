import type { KyselyPlugin } from 'kysely';
import type { Db } from './database.ts';

const WRITES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'];

/** A read has no transaction around it, so a write inside one would be half of something. */
const refuseWrites: KyselyPlugin = {
  transformQuery: ({ node }) => {
    if (WRITES.includes(node.kind)) throw new Error('a read may not write');
    return node;
  },
  transformResult: async ({ result }) => result,
};

export const readsOnly = (db: Db) => db.withPlugin(refuseWrites) as Db;
