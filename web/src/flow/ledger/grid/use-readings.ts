import { FLOW_SIDE_WORDS, UNITS } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../../kit/format/today.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { flowQueries } from '../../flow.queries.ts';
import { unitFinder } from './names.ts';
import { type CellProblems, type Known, problemsBetween, type Reading, readRow } from './reading.ts';
import { type GridRow, isFilled } from './rows.ts';

/** Loads everything that a row can name. `known` is undefined until all of it is loaded. */
export const useKnown = () => {
  const { t } = useTranslation('unit');
  const reads = [
    useQuery(flowQueries.choices()),
    useQuery(flowQueries.ownFactories()),
    useQuery(flowQueries.ownProducts()),
  ] as const;
  const [choices, factories, products] = [reads[0].data, reads[1].data, reads[2].data];
  const known = useMemo((): Known | undefined => {
    if (!choices || !factories || !products) return undefined;
    return { choices, factories, products, unitOf: unitFinder((unit) => t(unit)), today: todayInKorea() };
  }, [choices, factories, products, t]);
  const failed = reads.filter(({ error }) => error);
  return { known, error: failed[0]?.error, retry: () => Promise.all(failed.map(({ refetch }) => refetch())) };
};

const NOTHING_READ: Reading = { problems: {}, hints: {} };

/** Reads every row. A row that has not changed is read only once. */
export const useReadings = (rows: GridRow[], known: Known, refused: ReadonlyMap<GridRow, CellProblems>) => {
  const cache = useMemo(() => ({ known, read: new WeakMap<GridRow, Reading>() }), [known]);
  return useMemo(() => {
    const readings = rows.map((row) => {
      if (!isFilled(row)) return NOTHING_READ;
      const before = cache.read.get(row);
      if (before) return before;
      const reading = readRow(row, cache.known);
      cache.read.set(row, reading);
      return reading;
    });
    const read = rows.flatMap(({ key }, at) => {
      const entry = readings[at]?.entry;
      return entry ? [{ key, entry }] : [];
    });
    const between = problemsBetween(read);
    return rows.map((row, at) => {
      const reading = readings[at] ?? NOTHING_READ;
      const period = between.get(row.key);
      const more = { ...(period && { period }), ...refused.get(row) };
      return Object.keys(more).length === 0 ? reading : { ...reading, problems: { ...more, ...reading.problems } };
    });
  }, [rows, cache, refused]);
};

/** Returns the words of a hint, whose unit and side are codes. */
export const useHintWords = () => {
  const { t } = useTranslation('unit');
  const { name: language } = useLanguage();
  return (column: string, hint: string | undefined) => {
    if (hint === undefined) return '';
    const unit = column === 'unit' && UNITS.find((code) => code === hint);
    if (unit) return t(unit);
    if (column === 'side' && (hint === 'in' || hint === 'out')) return FLOW_SIDE_WORDS[hint][language];
    return hint;
  };
};
