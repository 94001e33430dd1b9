import { isQuarter, UNITS } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitAmount } from '../factory/unit-amount.ts';
import { useLanguage } from '../kit/language/use-language.ts';

const DIGITS = 3;
const SHARE_DIGITS = 1;
const MANY = 2;
/** Unit symbols are the same in every language, and shorter than the names in the unit select. */
const SIGNS: Partial<Record<string, string>> = {
  KGM: 'kg',
  GRM: 'g',
  MGM: 'mg',
  TNE: 't',
  LBR: 'lb',
  ONZ: 'oz',
  MTR: 'm',
  CMT: 'cm',
  MMT: 'mm',
  KMT: 'km',
  MTK: 'm²',
  MTQ: 'm³',
  LTR: 'L',
  MLT: 'mL',
  KWH: 'kWh',
  MWH: 'MWh',
  GWH: 'GWh',
  P1: '%',
  '59': 'ppm',
};

/** Formats quantities, shares and periods the same on every page, with the words of `flow` and `unit`. */
export const useQuantityWords = () => {
  const { t } = useTranslation('flow');
  const { t: tUnit } = useTranslation('unit');
  const unitAmount = useUnitAmount();
  const { tag } = useLanguage();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: DIGITS });
    const shares = new Intl.NumberFormat(tag, { maximumFractionDigits: SHARE_DIGITS });
    const month = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', year: 'numeric', month: 'long' });
    const number = (value: number) => numbers.format(value);
    const unit = (code: string) => {
      const known = UNITS.find((candidate) => candidate === code);
      return known ? tUnit(known) : code;
    };
    /** Adds the unit to a number that is already formatted. */
    const measure = (value: number, amount: string, code: string) => {
      const symbol = SIGNS[code];
      if (symbol === undefined) return unitAmount(value, amount, code);
      return symbol === '%' ? `${amount}%` : `${amount} ${symbol}`;
    };
    /** Returns the symbol, or the name as it stands beside a field or in a heading: "pieces". */
    const sign = (code: string) => SIGNS[code] ?? unitAmount(MANY, '', code).trim();
    return {
      number,
      unit,
      sign,
      measure,
      quantity: (value: number | null, code: string) => (value === null ? '' : measure(value, number(value), code)),
      percent: (value: number) => `${shares.format(value)}%`,
      period: (period: string) => {
        const [year = '', part = ''] = period.split('-');
        if (isQuarter(period)) return t('period.quarter', { year, quarter: part.slice(1) });
        return month.format(new Date(`${period}-01T00:00:00Z`));
      },
    };
  }, [t, tUnit, unitAmount, tag]);
};
