import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../../kit/record/record-sections.module.css';
import { Badge } from '../../kit/ui/badge/badge.tsx';

const TONES = { set: 'good', environment: 'good', missing: 'warn', declined: 'neutral', unreadable: 'bad' } as const;
export type SetupStanding = keyof typeof TONES;

type SetupPartProps = {
  title: string;
  standing: SetupStanding;
  /** Purpose of the part, and the effect of leaving it out. */
  text: string;
  buttons?: ReactNode;
  children?: ReactNode;
};

/** Shows one part of the setup: its status, its meaning and its actions. */
export const SetupPart = ({ title, standing, text, buttons, children }: SetupPartProps) => {
  const { t } = useTranslation('setup');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>
        {title} <Badge tone={TONES[standing]}>{t(`standing.${standing}`)}</Badge>
      </h2>
      <p className={styles.lead}>{text}</p>
      {children}
      {buttons && <div className={styles.buttons}>{buttons}</div>}
    </section>
  );
};
