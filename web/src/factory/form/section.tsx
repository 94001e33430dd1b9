import { placeOf } from '@ieum/contract/factory/record/step.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldPlace, FormSection } from '../../kit/form/form-layout.tsx';

export const FORM_SECTIONS = ['identity', 'location', 'operation', 'codes', 'contacts', 'evidence'] as const;
export type FormSectionName = (typeof FORM_SECTIONS)[number];

export const sectionPlace = (section: FormSectionName) => `section-${section}`;

/** Section of the form with an id to link to. */
export const FactorySection = ({ section, children }: { section: FormSectionName; children: ReactNode }) => {
  const { t } = useTranslation('factory');
  return (
    <FormSection id={sectionPlace(section)} title={t(`section.${section}.title`)} lead={t(`section.${section}.lead`)}>
      {children}
    </FormSection>
  );
};

/** Target of a next step. Its first field gets the focus. */
export const StepPlace = ({ step, children }: { step: string; children: ReactNode }) => (
  <FieldPlace id={placeOf(step)}>{children}</FieldPlace>
);
