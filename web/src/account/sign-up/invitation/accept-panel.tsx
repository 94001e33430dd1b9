import { ApiError } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { companyPaths } from '@ieum/contract/company/company.paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormFailure } from '../../../kit/form/form-failure.tsx';
import { rememberReturnPath } from '../../../kit/session/return-path.ts';
import { Button, LinkButton } from '../../../kit/ui/button/button.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { isDeadLink } from '../../recovery/recovery.queries.ts';
import { DeclineButton } from './decline-button.tsx';
import styles from './invitation.module.css';
import { useAcceptInvitation } from './invitation.queries.ts';

type AcceptPanelProps = { token: string; isSignedIn?: boolean; onDead: () => void; onDeclined: () => void };

/** Accepts the invitation with an existing account. A person who is not signed in signs in first and returns. */
export const AcceptPanel = ({ token, isSignedIn = false, onDead, onDeclined }: AcceptPanelProps) => {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const accept = useAcceptInvitation();
  const isElsewhere = accept.error instanceof ApiError && accept.error.code === 'account.other_company';
  const finish = ({ companyName: company }: { companyName: string }) => {
    showToast({ kind: 'done', text: t('invite.accepted', { company }) });
    navigate(companyPaths.profile(), { replace: true });
  };
  const send = () => accept.mutate({ token }, { onSuccess: finish, onError: (error) => isDeadLink(error) && onDead() });
  return (
    <div className={styles.panel}>
      {!isSignedIn && <p>{t('invite.hasAccount')}</p>}
      <FormFailure>{isElsewhere && <p>{t('invite.otherCompany')}</p>}</FormFailure>
      {isSignedIn ? (
        <Button look="solid" size="large" isBlock onClick={send} isPending={accept.isPending}>
          {t('invite.accept')}
        </Button>
      ) : (
        <LinkButton
          look="solid"
          size="large"
          isBlock
          to={accountPaths.signIn()}
          onClick={() => rememberReturnPath(accountPaths.invite(token))}
        >
          {t('invite.signIn')}
        </LinkButton>
      )}
      {isElsewhere && (
        <LinkButton size="large" isBlock to={companyPaths.profile()}>
          {t('invite.toCompany')}
        </LinkButton>
      )}
      <DeclineButton token={token} onDead={onDead} onDeclined={onDeclined} />
    </div>
  );
};
