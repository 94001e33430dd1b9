import type { Page } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import type { ReviewSide } from '../record/event.store.ts';

/** Finds one round as it was submitted. A recalled round is only for the side that submitted it. */
export const findRound = (db: Db, declarationId: string, round: number, side: ReviewSide) =>
  db
    .selectFrom('review_round')
    .select(['round', 'snapshot', 'hash'])
    .where('declaration_id', '=', declarationId)
    .where('round', '=', round)
    .$if(side === 'reviewer', (query) =>
      query.where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '!=', 'recalled')])),
    )
    .executeTakeFirst();

/** Returns the last round that a side may see. */
export const findLastRound = async (db: Db, declarationId: string, side: ReviewSide) => {
  const found = await db
    .selectFrom('review_round')
    .select('round')
    .where('declaration_id', '=', declarationId)
    .$if(side === 'reviewer', (query) =>
      query.where((eb) => eb.or([eb('decision', 'is', null), eb('decision', '!=', 'recalled')])),
    )
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.round;
};

/** Lists the events that a side may see, newest first. */
export const findEvents = async (db: Db, declarationId: string, side: ReviewSide, { page, size }: Page) => {
  const seen = db
    .selectFrom('review_event as event')
    .where('event.declaration_id', '=', declarationId)
    .where((eb) => eb.or([eb('event.is_inside', '=', false), eb('event.side', '=', side)]));
  const counted = seen.select((eb) => eb.fn.countAll<number>().as('total'));
  const rows = await seen
    .leftJoin('account_person as person', 'person.id', 'event.by')
    .select(['event.id', 'event.kind', 'event.round', 'event.side', 'event.at', 'event.note', 'person.name as person'])
    .orderBy('event.at', 'desc')
    .orderBy('event.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total: (await counted.executeTakeFirstOrThrow()).total };
};

/** Finds the round with this hash, and the last one if several are equal. */
export const findByHash = (db: Db, hash: string) =>
  db
    .selectFrom('review_round as round')
    .innerJoin('review_declaration as one', 'one.id', 'round.declaration_id')
    .select(['one.state', 'one.round as lastRound', 'one.valid_to as validTo', 'round.round', 'round.decision'])
    .select(['round.submitted_at as submittedAt', 'round.decided_at as decidedAt'])
    .where('round.hash', '=', hash)
    .orderBy('round.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst();
