import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { CircleCheck, MailX, Unlink, UserRoundX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rememberReturnPath } from '../../../kit/session/return-path.ts';
import { clearSession } from '../../../kit/session/storage.ts';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { PageTitle } from '../../../kit/ui/page/page-title.tsx';
import { Notice } from '../../../kit/ui/state/notice.tsx';

export type Ending = 'joined' | 'declined' | 'dead';
const ICONS = { joined: CircleCheck, declined: MailX, dead: Unlink };

export const InviteEnd = ({ ending }: { ending: Ending }) => {
  const { t } = useTranslation('supplyInvite');
  const title = t(`end.${ending}.title`);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Notice heading="h1" icon={ICONS[ending]} title={title} text={t(`end.${ending}.text`)}>
        {ending !== 'declined' && (
          <LinkButton look="solid" to={accountPaths.signIn()}>
            {t('end.toSignIn')}
          </LinkButton>
        )}
      </Notice>
    </>
  );
};

/** Does not reveal whom the invitation is for. */
export const NotForYou = ({ token }: { token: string }) => {
  const { t } = useTranslation('supplyInvite');
  const change = () => {
    clearSession();
    rememberReturnPath(accountPaths.invite(token));
  };
  return (
    <>
      <PageTitle>{t('end.notYours.title')}</PageTitle>
      <Notice heading="h1" icon={UserRoundX} title={t('end.notYours.title')} text={t('end.notYours.text')}>
        <LinkButton look="solid" to={accountPaths.signIn()} onClick={change}>
          {t('end.notYours.change')}
        </LinkButton>
      </Notice>
    </>
  );
};
