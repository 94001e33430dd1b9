import type { DeclarationEventKind } from '@ieum/contract';
import type { Generated } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

export type ReviewSide = 'respondent' | 'reviewer';

declare module '../../kit/db/database.ts' {
  interface Tables {
    review_event: {
      id: Generated<string>;
      declaration_id: string;
      kind: DeclarationEventKind;
      round: number;
      side: ReviewSide | null;
      is_inside: Generated<boolean>;
      by: string | null;
      note: Generated<string>;
      at: string;
    };
  }
}

export type ReviewEvent = {
  declarationId: string;
  kind: DeclarationEventKind;
  round: number;
  /** Null if time caused the event. */
  side: ReviewSide | null;
  /** True if only the people of that side may see the event. */
  isInside?: boolean;
  by: string | null;
  note?: string;
  at: Date;
};

export const insertEvents = async (db: Db, events: ReviewEvent[]) => {
  if (events.length === 0) return;
  await db
    .insertInto('review_event')
    .values(
      events.map(({ declarationId, isInside = false, at, note = '', ...event }) => ({
        ...event,
        note,
        declaration_id: declarationId,
        is_inside: isInside,
        at: at.toISOString(),
      })),
    )
    .execute();
};
