import type { FormSection } from '@ieum/contract/factory/record/record.paths.ts';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';

type NextSectionProps = {
  sections: readonly FormSection[];
  current: FormSection;
  pathOf: (section: FormSection) => string;
};

/** Leads to the section after the open one. */
export const NextSection = ({ sections, current, pathOf }: NextSectionProps) => {
  const { t } = useTranslation('ui');
  const { t: factoryWords } = useTranslation('factory');
  const next = sections[sections.indexOf(current) + 1];
  if (!next) return null;
  return (
    <LinkButton to={pathOf(next)}>{t('form.next', { section: factoryWords(`section.${next}.title`) })}</LinkButton>
  );
};
