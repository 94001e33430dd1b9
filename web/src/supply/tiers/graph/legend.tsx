import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../kit/ui/class-names.ts';
import styles from './graph.module.css';

const LINES = [
  { name: 'solid', look: '' },
  { name: 'dashed', look: styles.dashed },
  { name: 'loop', look: styles.loop },
] as const;

export const GraphLegend = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('tier');
  const id = useId();
  return (
    <div className={styles.legend}>
      <span id={id} className="visually-hidden">
        {t('graph.legend')}
      </span>
      <ul className={styles.signs} aria-labelledby={id}>
        {LINES.map(({ name, look }) => (
          <li key={name}>
            <svg width={32} height={8} aria-hidden>
              <path className={classNames(styles.line, look)} strokeWidth={2} d="M0 4H32" />
            </svg>
            {t(`graph.${name}`)}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
};
