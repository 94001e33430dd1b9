import { UNITS } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitAmount, useUnitSign } from '../factory/unit-amount.ts';
import { formatPeriod, formatPeriods } from '../kit/format/moment.ts';
import { formatPercent, numberFormat } from '../kit/format/number-text.ts';
import { useLanguage } from '../kit/language/use-language.ts';

const DIGITS = 3;

/** Formats quantities, shares and periods the same on every page, with the words of `unit`. */
export const useQuantityWords = () => {
  const { t } = useTranslation('unit');
  const measure = useUnitAmount();
  const sign = useUnitSign();
  const { tag } = useLanguage();
  return useMemo(() => {
    const number = numberFormat(tag, { maximumFractionDigits: DIGITS });
    return {
      number,
      unit: (code: string) => {
        const known = UNITS.find((candidate) => candidate === code);
        return known ? t(known) : code;
      },
      sign,
      /** Adds the unit to a number that is already formatted. */
      measure,
      quantity: (value: number | null, code: string) => (value === null ? '' : measure(value, number(value), code)),
      percent: (value: number) => formatPercent(value, tag),
      period: (period: string) => formatPeriod(period, tag),
      periods: (from: string, to: string) => formatPeriods(from, to, tag),
    };
  }, [t, sign, measure, tag]);
};
