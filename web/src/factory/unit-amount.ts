import { UNITS } from '@ieum/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Symbols are the same in every language, and shorter than the names in the unit select. */
const SYMBOLS = {
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
} as const;
type Symbolic = keyof typeof SYMBOLS;

const hasSymbol = (code: string): code is Symbolic => Object.hasOwn(SYMBOLS, code);
const MANY = 2;

/**
 * Formats an amount with its unit: "12 kg", "5%". A unit without a symbol has a name, and the form of the name follows
 * the value: "1 piece", "31,000 pieces".
 */
export const useUnitAmount = () => {
  const { t } = useTranslation('unit');
  return useCallback(
    (value: number, amount: string, code: string): string => {
      const unit = UNITS.find((candidate) => candidate === code);
      if (unit === undefined) return `${amount} ${code}`;
      if (unit === 'P1') return `${amount}%`;
      return hasSymbol(unit) ? `${amount} ${SYMBOLS[unit]}` : t(`amount.${unit}`, { count: value, amount });
    },
    [t],
  );
};

/** Returns the symbol, or the name as it stands beside a field or in a heading: "pieces". */
export const useUnitSign = () => {
  const unitAmount = useUnitAmount();
  return useCallback(
    (code: string) => (hasSymbol(code) ? SYMBOLS[code] : unitAmount(MANY, '', code).trim()),
    [unitAmount],
  );
};
