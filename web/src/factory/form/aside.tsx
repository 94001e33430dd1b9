import { completenessOf, type FactoryFacts } from '@ieum/contract';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CompletenessRing } from '../record/completeness-ring.tsx';
import styles from './aside.module.css';
import { detailsSoFar, type FactoryFormFields } from './fields.ts';
import { FORM_SECTIONS, type FormSectionName, sectionPlace } from './section.tsx';

type FormAsideProps = {
  facts: Pick<FactoryFacts, 'state' | 'hasValidCertificate' | 'hasExpiredCertificate' | 'hasEvidence'>;
  /** Sections to link to. */
  sections?: readonly FormSectionName[];
};

/** Shows links to the sections of a long form and the completeness of the values typed so far. */
export const FormAside = ({ facts, sections = FORM_SECTIONS }: FormAsideProps) => {
  const { t } = useTranslation('factory');
  const score = useScore(facts);
  return (
    <aside className={styles.aside} aria-label={t('form.aside')}>
      <div className={styles.ring}>
        <CompletenessRing score={score} size="small" />
        <p>{t('form.scoreNow')}</p>
      </div>
      <nav aria-label={t('form.sections')}>
        <ul className={styles.links}>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${sectionPlace(section)}`} onClick={() => jumpTo(section)}>
                {t(`section.${section}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
};

/** Moves the focus to the section. The browser scrolls. */
const jumpTo = (section: FormSectionName) => {
  const place = document.getElementById(sectionPlace(section));
  place?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
};

const useScore = (facts: FormAsideProps['facts']) => {
  const { getValues } = useFormContext<FactoryFormFields>();
  const [now] = useState(() => new Date());
  // Renders again at every change. The values come from getValues, because useWatch does not guarantee all fields.
  useWatch<FactoryFormFields>();
  return completenessOf({ ...facts, details: detailsSoFar(getValues()), freshAt: now }, now).score;
};
