import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Tiers } from './model.ts';
import { tierQueries } from './tiers.queries.ts';

/**
 * Reads a long chain part by part, from the nearest links on, and the links around the company that is open. The next
 * part is read when the user asks for it.
 */
export const useTierParts = (productId: string, company: string) => {
  const [wanted, setWanted] = useState({ productId, count: 1 });
  const count = wanted.productId === productId ? wanted.count : 1;
  const parts = useQueries({
    queries: Array.from({ length: count }, (_, at) => tierQueries.tiers({ productId, part: at + 1 })),
    combine: (results) => ({
      read: results.flatMap(({ data }) => data ?? []),
      error: results.find(({ error }) => error)?.error ?? null,
      isReading: results.some(({ isLoading }) => isLoading),
      refetch: () => void Promise.all(results.map(({ refetch }) => refetch())),
    }),
  });
  const { read } = parts;
  const shown = read.reduce((sum, { links }) => sum + links.length, 0);
  const rest = (read[0]?.total ?? 0) - shown;
  const isFar = company !== '' && rest > 0 && !read.some(({ companies }) => companies.some(({ id }) => id === company));
  const around = useQuery({ ...tierQueries.tiers({ productId, around: company }), enabled: isFar }).data;
  const data = useMemo(() => joinedParts(isFar && around ? [...read, around] : read), [read, isFar, around]);
  return { ...parts, data, shown, rest, readMore: () => setWanted({ productId, count: count + 1 }) };
};

/** Joins parts to one chain. A product, a company or a place can be in several of them. */
export const joinedParts = ([first, ...others]: Tiers[]): Tiers | undefined => {
  if (!first || others.length === 0) return first;
  const all = [first, ...others];
  return {
    ...first,
    companies: onceEach(
      all.flatMap(({ companies }) => companies),
      ({ id }) => id,
    ),
    products: onceEach(
      all.flatMap(({ products }) => products),
      ({ id }) => id,
    ),
    links: onceEach(
      all.flatMap(({ links }) => links),
      ({ id }) => id,
    ),
    places: onceEach(
      all.flatMap(({ places }) => places),
      (place) => JSON.stringify(place),
    ),
  };
};

const onceEach = <T>(list: T[], keyOf: (one: T) => string) => [
  ...new Map(list.map((one) => [keyOf(one), one])).values(),
];
