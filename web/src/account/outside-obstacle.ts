import type { Profile } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { accountQueries } from './account.queries.ts';

/** Reasons why a person cannot see other companies yet, in the order in which the server checks them. */
export type OutsideObstacle = 'company' | 'email';

const obstacleOf = ({ company, isEmailConfirmed }: Profile): OutsideObstacle | undefined => {
  if (company?.state !== 'verified') return 'company';
  return isEmailConfirmed ? undefined : 'email';
};

const KNOWN_MS = 5 * 60 * 1000;

/** Reads the profile again on each page while an obstacle remains: an operator may have decided meanwhile. */
export const useOutsideObstacle = () => {
  const { data, isError, refetch } = useQuery({
    ...accountQueries.profileAgain(),
    throwOnError: false,
    staleTime: ({ state }) => (state.data && obstacleOf(state.data) === undefined ? KNOWN_MS : 0),
  });
  return { isKnown: data !== undefined, obstacle: data && obstacleOf(data), isError: isError && !data, refetch };
};
