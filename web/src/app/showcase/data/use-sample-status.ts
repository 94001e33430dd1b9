import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SampleStatus } from './sample-rows.ts';

export const useSampleStatus = (): Record<SampleStatus, string> => {
  const { t } = useTranslation('showcase');
  return useMemo(
    () => ({
      neutral: t('data.status.neutral'),
      good: t('data.status.good'),
      warn: t('data.status.warn'),
      bad: t('data.status.bad'),
      info: t('data.status.info'),
    }),
    [t],
  );
};
