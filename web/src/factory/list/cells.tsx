import type { FactoryState, ListedFactory } from '@ieum/contract';
import { CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import styles from './list.module.css';

export const FactoryName = ({ name, nameEnglish }: Pick<ListedFactory, 'name' | 'nameEnglish'>) => (
  <>
    <bdi>{name}</bdi>
    {nameEnglish !== '' && nameEnglish !== name && (
      <span className={styles.english} lang="en">
        {nameEnglish}
      </span>
    )}
  </>
);

const STATE_TONES = { draft: 'warn', active: 'good', closed: 'neutral' } as const;

export const StateBadge = ({ state }: { state: FactoryState }) => {
  const { t } = useTranslation('factory');
  const draft = state === 'draft' && { icon: CircleDashed };
  return (
    <Badge tone={STATE_TONES[state]} {...draft}>
      {t(`state.${state}`)}
    </Badge>
  );
};

const CERTIFICATE_TONES = { valid: 'good', expiring: 'warn', expired: 'bad', none: 'neutral' } as const;

export const CertificateBadge = ({ state }: { state: ListedFactory['certificate'] }) => {
  const { t } = useTranslation('factory');
  return <Badge tone={CERTIFICATE_TONES[state]}>{t(`filter.certificateState.${state}`)}</Badge>;
};

/** Shows a figure and a bar, so that a column can be compared at a glance. */
export const Completeness = ({ value }: { value: number }) => (
  <span className={styles.completeness}>
    <span className={styles.track} aria-hidden>
      <span className={styles.fill} style={{ inlineSize: `${value}%` }} />
    </span>
    {value}
  </span>
);
