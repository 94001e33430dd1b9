import { type CertificateLight, daysBetween, type ListedCertificate } from '@ieum/contract';
import { Ban, CircleCheck, CircleX, Clock, History, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import styles from './certificates.module.css';

type Look = { tone: 'good' | 'info' | 'warn' | 'bad' | 'neutral'; icon: LucideIcon };

/** Each status has its own icon and word. The colour is not the only sign. */
const LOOKS: Record<CertificateLight, Look> = {
  valid: { tone: 'good', icon: CircleCheck },
  expiring_90: { tone: 'info', icon: Clock },
  expiring_30: { tone: 'warn', icon: TriangleAlert },
  expired: { tone: 'bad', icon: CircleX },
  revoked: { tone: 'bad', icon: Ban },
  replaced: { tone: 'neutral', icon: History },
};

export const CertificateBadge = ({ light }: { light: CertificateLight }) => {
  const { t } = useTranslation('certificate');
  return <Badge {...LOOKS[light]}>{t(`light.${light}`)}</Badge>;
};

type StateProps = Pick<ListedCertificate, 'light' | 'daysLeft' | 'validFrom' | 'validTo'>;

/** Shows the status and the remaining time. */
export const CertificateState = (props: StateProps) => {
  const { light } = props;
  const words = useRemainingTime(props);
  return (
    <span className={styles.state}>
      <CertificateBadge light={light} />
      {words && <span className={styles.small}>{words}</span>}
    </span>
  );
};

/** Says how long a certificate is valid, or since when it is not. */
export const useRemainingTime = ({ light, daysLeft, validFrom, validTo }: StateProps) => {
  const { t } = useTranslation('certificate');
  const { tag } = useLanguage();
  if (light === 'revoked' || light === 'replaced') return '';
  // Uses the server's day, which may differ from the reader's.
  const startsIn = validFrom === '' ? 0 : daysLeft - daysBetween(validFrom, validTo);
  if (startsIn > 0) return t('startsOn', { date: formatDate(validFrom, tag) });
  if (daysLeft === 0) return t('endsToday');
  return daysLeft > 0 ? t('daysLeft', { count: daysLeft }) : t('daysPast', { count: -daysLeft });
};
