import type { FieldChange } from '@ieum/contract';
import { ArrowRight, Minus, PenLine, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { DiffValue } from '../../../kit/ui/diff/diff-value.tsx';
import styles from './snapshot.module.css';

const SIGNS = {
  added: { tone: 'good', icon: Plus },
  changed: { tone: 'warn', icon: PenLine },
  removed: { tone: 'bad', icon: Minus },
} as const;

/** Shows how a field changed since the previous round, by an icon and a word. */
export const ChangeMark = ({ kind }: { kind: FieldChange['kind'] }) => {
  const { t } = useTranslation('review');
  return <Badge {...SIGNS[kind]}>{t(`changes.kind.${kind}`)}</Badge>;
};

/** Shows the old and the new value. */
export const BeforeAfter = ({ before, after }: { before: string; after: string }) => {
  const { t } = useTranslation('review');
  return (
    <span className={styles.beforeAfter}>
      <span className={styles.text}>
        <span className="visually-hidden">{t('changes.before')}</span>{' '}
        <DiffValue before={before} after={after} side="before" />
      </span>
      <ArrowRight size={16} aria-hidden />
      <span className={styles.text}>
        <span className="visually-hidden">{t('changes.after')}</span>{' '}
        <DiffValue before={before} after={after} side="after" />
      </span>
    </span>
  );
};
