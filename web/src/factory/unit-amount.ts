import { UNITS } from '@ieum/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Formats an amount with the name of its unit. The form of the name follows the value: "1 piece", "31,000 pieces". */
export const useUnitAmount = () => {
  const { t } = useTranslation('unit');
  return useCallback(
    (value: number, amount: string, code: string): string => {
      const unit = UNITS.find((candidate) => candidate === code);
      if (unit === undefined) return `${amount} ${code}`;
      if (unit === 'P1') return `${amount}%`;
      if (unit === '59') return `${amount} ppm`;
      return t(`amount.${unit}`, { count: value, amount });
    },
    [t],
  );
};
