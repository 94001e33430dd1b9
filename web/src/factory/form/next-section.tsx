import type { FormSection } from '@ieum/contract/factory/record/record.paths.ts';
import { useTranslation } from 'react-i18next';
import { BarExtra } from '../../kit/form/form-sections.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';

type SectionPlace = {
  sections: readonly FormSection[];
  current: FormSection;
  pathOf: (section: FormSection) => string;
};

/** Leads to the section after the open one. */
export const NextSection = ({
  sections,
  current,
  pathOf,
  look = 'outlined',
}: SectionPlace & { look?: 'outlined' | 'solid' }) => {
  const { t } = useTranslation('ui');
  const { t: factoryWords } = useTranslation('factory');
  const next = sections[sections.indexOf(current) + 1];
  if (!next) return null;
  return (
    <LinkButton look={look} to={pathOf(next)}>
      {t('form.next', { section: factoryWords(`section.${next}.title`) })}
    </LinkButton>
  );
};

/** Leads to the section before the open one. A phone has the menu of sections above the form instead. */
export const PreviousSection = ({ sections, current, pathOf }: SectionPlace) => {
  const { t } = useTranslation('ui');
  const previous = sections[sections.indexOf(current) - 1];
  if (!previous) return null;
  return (
    <BarExtra>
      <LinkButton to={pathOf(previous)}>{t('form.previous')}</LinkButton>
    </BarExtra>
  );
};
