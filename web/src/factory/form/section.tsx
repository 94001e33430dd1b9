import type { FormSection as SectionName } from '@ieum/contract/factory/record/record.paths.ts';
import { placeOf } from '@ieum/contract/factory/record/step.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldPlace, FormSection } from '../../kit/form/form-layout.tsx';

/** Section of the form with its title. */
export const FactorySection = ({ section, children }: { section: SectionName; children: ReactNode }) => {
  const { t } = useTranslation('factory');
  return (
    <FormSection title={t(`section.${section}.title`)} lead={t(`section.${section}.lead`)}>
      {children}
    </FormSection>
  );
};

/** Target of a next step. Its first field gets the focus. */
export const StepPlace = ({ step, children }: { step: string; children: ReactNode }) => (
  <FieldPlace id={placeOf(step)}>{children}</FieldPlace>
);
