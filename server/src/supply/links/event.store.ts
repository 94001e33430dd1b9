import type { LinkEventKind, LinkFigures, LinkSide, LinkState, Page } from '@ieum/contract';
import type { ColumnType } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import type { LinkRow } from './link.store.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    supply_link_event: {
      link_id: string;
      version: number;
      kind: LinkEventKind;
      state: LinkState;
      side: LinkSide | null;
      by: string | null;
      at: string;
      note: string;
      figures: ColumnType<LinkFigures, string, string>;
      offer: ColumnType<LinkFigures | null, string | null, string | null>;
    };
  }
}

export type EventInput = { kind: LinkEventKind; side: LinkSide | null; by: string | null; note: string };

/** Stores the links as they are now; `at` is when they were changed. */
export const insertLinkEvents = async (db: Db, links: LinkRow[], input: EventInput) => {
  await db
    .insertInto('supply_link_event')
    .values(
      links.map(({ id, version, state, figures, offer, updatedAt }) => ({
        ...input,
        link_id: id,
        version,
        state,
        at: updatedAt,
        figures: JSON.stringify(figures),
        offer: offer && JSON.stringify(offer),
      })),
    )
    .execute();
};

/** Returns the latest first. */
export const findLinkEvents = async (db: Db, linkId: string, { page, size }: Page) => {
  const rows = await db
    .selectFrom('supply_link_event as event')
    .leftJoin('account_person as person', 'person.id', 'event.by')
    .select(['event.version', 'event.kind', 'event.state', 'event.side', 'event.at', 'event.note'])
    .select(['event.figures', 'event.offer', 'person.name as person'])
    .where('event.link_id', '=', linkId)
    .orderBy('event.version', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom('supply_link_event')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow();
  return { rows, total };
};
