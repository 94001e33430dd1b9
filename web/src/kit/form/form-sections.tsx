import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import { styled } from '../ui/styled.tsx';
import styles from './form-sections.module.css';

type FormSectionsProps = {
  /** A short form has none. */
  rail?: ReactNode;
  bar: ReactNode;
  children: ReactNode;
};

/** Form that shows one section at a time: the list of sections, the section, and a bar that stays in reach. */
export const FormSections = ({ rail, bar, children }: FormSectionsProps) => (
  <div className={classNames(styles.sectioned, Boolean(rail) && styles.railed)}>
    {rail}
    <div className={styles.open}>{children}</div>
    {bar}
  </div>
);

/** Bar at the bottom of a form. On a phone it takes the place of the navigation. */
export const FormBar = ({ note, children }: { note: ReactNode; children: ReactNode }) => (
  <div className={styles.bar}>
    <div className={styles.barNote}>{note}</div>
    {children}
  </div>
);

/** Part of the bar that a phone has no room for. */
export const BarExtra = styled('span', styles.barExtra);

/** Says that the form opened with values typed before, and lets the user drop them. */
export const RestoredDraft = ({ onDiscard }: { onDiscard: () => void }) => {
  const { t } = useTranslation('ui');
  return (
    <div className={styles.restored} role="status">
      <History size={18} aria-hidden />
      <span>{t('form.restored')}</span>
      <button type="button" onClick={onDiscard}>
        {t('form.discard')}
      </button>
    </div>
  );
};
