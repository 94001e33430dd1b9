import type { FlowEventKind, FlowState, LinkSide, Page, Unit } from '@ieum/contract';
import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { inParts } from './row.store.ts';

/** Part of a figure that the history keeps. */
type EventFigure = { quantity: number; unit: Unit };
type Json = ColumnType<EventFigure | null, string | null, never>;

declare module '../../kit/db/database.ts' {
  interface Tables {
    flow_event: {
      row_id: string;
      version: number;
      kind: FlowEventKind;
      side: LinkSide;
      by: string | null;
      at: string;
      before: Json;
      after: Json;
      state: FlowState | null;
    };
    flow_message: {
      id: Generated<string>;
      row_id: string;
      side: LinkSide;
      by: string | null;
      at: string;
      text: string;
      offered: number | null;
    };
  }
}

export type NewFlowEvent = {
  rowId: string;
  kind: FlowEventKind;
  side: LinkSide;
  before: EventFigure | null;
  after: EventFigure | null;
};

/**
 * Inserts events after the rows were written: each has the state that its row has now, and the next number of its row.
 */
export const insertFlowEvents = async (db: Db, by: string, at: Date, events: NewFlowEvent[]) => {
  for (const part of inParts(events)) await insertPart(db, by, at, part);
};

const insertPart = async (db: Db, by: string, at: Date, events: NewFlowEvent[]) => {
  await sql`
    insert into flow_event (row_id, version, kind, side, by, at, before, after, state)
    select event."rowId",
      coalesce((select max(version) from flow_event kept where kept.row_id = event."rowId"), 0)
        + row_number() over (partition by event."rowId" order by event.nth),
      event.kind, event.side, ${by}::uuid, ${at.toISOString()}::timestamptz, nullif(event.before, 'null'),
      nullif(event.after, 'null'), (select state from flow_row where id = event."rowId")
    from jsonb_to_recordset(${JSON.stringify(events.map((event, nth) => ({ ...event, nth })))}::jsonb)
      as event (nth int, "rowId" uuid, kind text, side text, before jsonb, after jsonb)`.execute(db);
};

/** Returns the latest first. */
export const findFlowEvents = async (db: Db, rowId: string, { page, size }: Page) => {
  const rows = await db
    .selectFrom('flow_event as event')
    .leftJoin('account_person as person', 'person.id', 'event.by')
    .select(['event.version', 'event.kind', 'event.side', 'event.at', 'event.before', 'event.after', 'event.state'])
    .select('person.name as person')
    .where('event.row_id', '=', rowId)
    .orderBy('event.version', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('flow_event')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('row_id', '=', rowId)
    .executeTakeFirstOrThrow();
  return { rows, total };
};

type Message = { rowId: string; side: LinkSide; by: string; at: Date; text: string; offered: number | null };

export const insertMessage = async (db: Db, { rowId, at, ...message }: Message) =>
  (
    await db
      .insertInto('flow_message')
      .values({ ...message, row_id: rowId, at: at.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

const MESSAGES_MAX = 200;

/** Returns the last messages, in the order in which they were written. */
export const findMessages = async (db: Db, rowId: string) => {
  const found = await db
    .selectFrom('flow_message as message')
    .leftJoin('account_person as person', 'person.id', 'message.by')
    .select(['message.id', 'message.side', 'message.at', 'message.text', 'message.offered', 'person.name as person'])
    .where('message.row_id', '=', rowId)
    .orderBy('message.at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(MESSAGES_MAX)
    .execute();
  return found.toReversed();
};
