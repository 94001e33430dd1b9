import { sql } from 'kysely';
import type { Db } from '../src/kit/db.ts';

/** What a request may take says nothing about filling a table. The connection itself still waits only so long for each statement. */
export const liftDeadline = (db: Db) => sql`set local statement_timeout = 0`.execute(db);
