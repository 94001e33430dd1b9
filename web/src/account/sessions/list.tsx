import { deviceOf, type Session } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Monitor, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../kit/format/moment.ts';
import { formatAgo } from '../../kit/format/relative-time.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { accountQueries } from '../account.queries.ts';
import styles from '../profile/lists.module.css';
import { useEndSession } from '../profile/profile.queries.ts';

export const SessionList = () => {
  const { t } = useTranslation('account');
  const { rows } = useSuspenseQuery(accountQueries.sessions()).data;
  return (
    <ul className={styles.list} aria-label={t('security.sessions')}>
      {rows.map((session) => (
        <SessionItem key={session.id} {...session} />
      ))}
    </ul>
  );
};

const SessionItem = ({ id, userAgent, address, lastSeenAt, isCurrent }: Session) => {
  const { t } = useTranslation('account');
  const { tag } = useLanguage();
  const end = useEndSession();
  const { browser, system, isHandheld } = deviceOf(userAgent);
  const Icon = isHandheld ? Smartphone : Monitor;
  const device = useDeviceWords()(browser, system);
  const finish = () => showToast({ kind: 'done', text: t('security.ended', { device }) });
  return (
    <li className={styles.session}>
      <Icon size={20} aria-hidden />
      <div className={styles.device}>
        <div className={styles.name}>
          <strong>{device}</strong> {isCurrent && <Badge tone="good">{t('security.thisDevice')}</Badge>}
        </div>
        <p className={styles.note}>
          {isCurrent ? t('security.inUse') : t('security.lastUse', { ago: formatAgo(lastSeenAt, Date.now(), tag) })}{' '}
          <time dateTime={lastSeenAt}>({formatMoment(lastSeenAt, tag)})</time>
        </p>
        <p className={styles.note}>{t('security.address', { address })}</p>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          aria-label={t('security.endOf', { device })}
          onClick={() => end.mutate({ id }, { onSuccess: finish })}
          isPending={end.isPending}
        >
          {t('security.end')}
        </Button>
      )}
    </li>
  );
};

const useDeviceWords = () => {
  const { t } = useTranslation('account');
  return (browser: string | undefined, system: string | undefined) => {
    if (browser && system) return t('security.device', { browser, system });
    return browser ?? system ?? t('security.unknownDevice');
  };
};
