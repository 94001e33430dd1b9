import type { Declaration } from '@ieum/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { inBackground } from '../../kit/api/background.ts';
import { reviewQueries } from '../review.queries.ts';

/** Returns the place of a declaration among those that this person can decide now, and what is beside it. */
export const neighboursIn = (ids: readonly string[], id: string) => {
  const at = ids.indexOf(id);
  return {
    at: at + 1,
    previous: at > 0 ? ids[at - 1] : undefined,
    next: ids[at + 1],
    /** Comes after a decision: the next one, or from the last one the first. */
    following: ids[at + 1] ?? ids.find((other) => other !== id),
  };
};

/** Reads what waits beside a declaration, and the one that follows, so that it opens at once. */
export const useQueueNeighbours = ({ id, side }: Pick<Declaration, 'id' | 'side'>) => {
  const client = useQueryClient();
  const isReviewer = side === 'reviewer';
  const { data } = useQuery({ ...reviewQueries.toReview(), enabled: isReviewer });
  // What was read for another declaration is no matter of the company that answers.
  const ids = (isReviewer && data?.rows.map((task) => task.id)) || [];
  const neighbours = neighboursIn(ids, id);
  const { following } = neighbours;
  useEffect(() => {
    // It also changes when a partner submits something, which is no act of the user.
    if (following) void inBackground(() => client.prefetchQuery(reviewQueries.declaration(following)));
  }, [client, following]);
  /** Waits for the list if a quick user has decided before it arrived. */
  const findFollowing = async () => {
    const found = isReviewer && (await client.ensureQueryData(reviewQueries.toReview()).catch(() => undefined));
    return found
      ? neighboursIn(
          found.rows.map((task) => task.id),
          id,
        ).following
      : undefined;
  };
  return { ...neighbours, total: data?.total ?? 0, findFollowing };
};
