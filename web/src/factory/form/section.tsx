import { placeOf } from '@ieum/contract/factory/record/record.paths.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../kit/form/form-page.module.css';

export const FORM_SECTIONS = ['identity', 'location', 'operation', 'codes', 'contacts', 'evidence'] as const;
export type FormSectionName = (typeof FORM_SECTIONS)[number];

export const sectionPlace = (section: FormSectionName) => `section-${section}`;

/** Section of the form with an id to link to. */
export const FormSection = ({ section, children }: { section: FormSectionName; children: ReactNode }) => {
  const { t } = useTranslation('factory');
  const id = useId();
  return (
    <section className={styles.section} id={sectionPlace(section)} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h2 id={id}>{t(`section.${section}.title`)}</h2>
        <p>{t(`section.${section}.lead`)}</p>
      </header>
      {children}
    </section>
  );
};

/** Target of a next step. Its first field gets the focus. */
export const StepPlace = ({ step, children }: { step: string; children: ReactNode }) => (
  <div className={styles.place} id={placeOf(step)}>
    {children}
  </div>
);

/** Shows two related fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
