import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import '../../kit/ui/interface-font-rest.css';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { MailCheck, Unlink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { hasSession } from '../../kit/session/storage.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import type { loadConfirm } from './loaders.ts';

const LANDING = dashboardPaths.dashboard();

/** Reports the result only: the loader has confirmed the address already. */
export const ConfirmPage = () => {
  const { t } = useTranslation('recovery');
  const outcome = useLoaderData<typeof loadConfirm>();
  const onward = hasSession() ? (
    <LinkButton look="solid" to={outcome.isAlive ? LANDING : accountPaths.profile()}>
      {outcome.isAlive ? t('confirm.toDashboard') : t('confirm.toProfile')}
    </LinkButton>
  ) : (
    <LinkButton look="solid" to={accountPaths.signIn()}>
      {t('toSignIn')}
    </LinkButton>
  );
  return (
    <>
      <PageTitle>{t('confirm.title')}</PageTitle>
      {outcome.isAlive ? (
        <Notice
          heading="h1"
          icon={MailCheck}
          title={t('confirm.done.title')}
          text={t('confirm.done.text', { email: outcome.answer.email })}
        >
          {onward}
        </Notice>
      ) : (
        <Notice heading="h1" icon={Unlink} title={t('confirm.dead.title')} text={t('confirm.dead.text')}>
          {onward}
        </Notice>
      )}
    </>
  );
};
