import type { NoticePreference } from '@ieum/contract';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { Switch } from '../../kit/ui/toggle/switch.tsx';
import { useSetNoticePreference } from '../notice.queries.ts';
import styles from './settings-page.module.css';

const CHANNELS = ['inApp', 'byMail'] as const;

/** Settings of one kind of notice. Each switch takes effect at once. */
export const NoticePreferenceRow = (preference: NoticePreference) => {
  const { kind, isFixed } = preference;
  const { t } = useTranslation('notice');
  const set = useSetNoticePreference();
  const { inApp, byMail } = set.isPending ? set.variables : preference;
  const isOn = { inApp, byMail };
  const name = t(`kind.${kind}`);
  const choose = (channel: (typeof CHANNELS)[number], isWanted: boolean) => {
    if (set.isPending) return;
    const done = () => showToast({ kind: 'done', text: t('saved') });
    set.mutate({ kind, ...isOn, [channel]: isWanted }, { onSuccess: done });
  };
  return (
    <li className={styles.choice}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <p>{t(`about.${kind}`)}</p>
        {isFixed && (
          <p className={styles.fixed}>
            <LockKeyhole size={16} aria-hidden />
            {t('fixed')}
          </p>
        )}
        {!inApp && !byMail && <p className={styles.silent}>{t('silent')}</p>}
      </div>
      <div className={styles.channels}>
        {CHANNELS.map((channel) => (
          <Switch
            key={channel}
            label={t(channel)}
            aria-label={`${name}, ${t(channel)}`}
            checked={isOn[channel]}
            disabled={isFixed}
            onChange={({ target }) => choose(channel, target.checked)}
            aria-busy={set.isPending}
          />
        ))}
      </div>
    </li>
  );
};
