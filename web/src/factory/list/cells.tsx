import type { FactoryState, ListedFactory, Names } from '@ieum/contract';
import { CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { langOfName, useNames } from '../../kit/language/use-names.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import styles from './list.module.css';

type FactoryNameProps = Names & {
  /** Text for a record without a name. */
  unnamed?: string;
};

/** Shows a name in the reader's script, and the other name below it. */
export const FactoryName = ({ unnamed = '', ...names }: FactoryNameProps) => {
  const { first, beside } = useNames().namesOf(names);
  return (
    <>
      <bdi>{first || unnamed}</bdi>
      {beside !== '' && (
        <span className={styles.english} lang={langOfName(beside)}>
          {beside}
        </span>
      )}
    </>
  );
};

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
