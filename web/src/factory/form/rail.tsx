import { completenessOf, type FactoryFacts } from '@ieum/contract';
import type { FormSection } from '@ieum/contract/factory/record/record.paths.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormRail } from '../../kit/form/form-rail.tsx';
import { detailsSoFar, type FactoryFormFields } from './fields.ts';
import { errorCounts, filledFields } from './progress.ts';
import styles from './rail.module.css';

type FactoryRailProps = {
  facts: Pick<FactoryFacts, 'state' | 'hasValidCertificate' | 'hasExpiredCertificate' | 'hasEvidence'>;
  sections: readonly FormSection[];
  current: FormSection;
  pathOf: (section: FormSection) => string;
  /** Number of uploaded files. */
  evidence?: number;
  /** Score of the stored record. */
  score?: number;
};

/** Lists the sections with what is filled in, and the completeness of the values typed so far. */
export const FactoryFormRail = ({ facts, sections, current, pathOf, evidence = 0, score }: FactoryRailProps) => {
  const { t } = useTranslation('factory');
  const { formState, getValues } = useFormContext<FactoryFormFields>();
  const [now] = useState(() => new Date());
  // Renders again at every change. The values come from getValues, because useWatch does not guarantee all fields.
  useWatch<FactoryFormFields>();
  const details = detailsSoFar(getValues());
  const filled = filledFields(details);
  const errors = errorCounts(formState.errors);
  const then = completenessOf({ ...facts, details, freshAt: now }, now).score;
  const steps = sections.map((section) => ({
    id: section,
    to: pathOf(section),
    label: t(`section.${section}.title`),
    errors: errors[section] ?? 0,
    ...(section === 'evidence'
      ? { filled: evidence }
      : { filled: filled[section].filter(Boolean).length, total: filled[section].length }),
  }));
  return (
    <FormRail steps={steps} current={current}>
      <p className={styles.score}>
        {t('completeness')}
        <strong>
          {score === undefined || score === then
            ? t('record.score', { score: String(then) })
            : t('form.scoreChange', { before: String(score), after: String(then) })}
        </strong>
      </p>
    </FormRail>
  );
};
