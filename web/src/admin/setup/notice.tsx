import type { Overview } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { MailWarning, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import styles from './notice.module.css';

/** Warns the operator that no mail is sent until the mail server is set or declined. */
export const SetupNotice = ({ open }: { open: Overview['setup'] }) => {
  const { t } = useTranslation('admin');
  if (open.length === 0) return null;
  const isMailOpen = open.includes('mail');
  const Icon = isMailOpen ? MailWarning : Settings;
  const things = open.map((item) => t(`overview.setup.${item}`)).join(', ');
  return (
    <section className={styles.notice} data-tone={isMailOpen ? 'warn' : 'plain'} aria-label={t('overview.setup.title')}>
      <Icon size={20} aria-hidden />
      <p role="status">
        <strong>{t(isMailOpen ? 'overview.setup.noMail' : 'overview.setup.title')}</strong>{' '}
        <span>{t('overview.setup.missing', { things })}</span>
      </p>
      <LinkButton size="small" to={operatorPaths.setting('setup')}>
        {t('overview.setup.open')}
      </LinkButton>
    </section>
  );
};
