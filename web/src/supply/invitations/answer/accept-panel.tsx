import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { isDeadLink } from '../../../account/recovery/recovery.queries.ts';
import { rememberReturnPath } from '../../../kit/session/return-path.ts';
import { Button, LinkButton } from '../../../kit/ui/button/button.tsx';
import styles from '../invitations.module.css';
import { useAcceptSupplyInvitation } from './answer.queries.ts';
import { DeclineSupplyButton, type Ends } from './decline-button.tsx';

/** Panel for a person with an account: accepts the invitation and opens the link, or leads to the sign-in and back. */
export const AcceptSupplyPanel = ({ isSignedIn, ...ends }: Ends & { isSignedIn: boolean }) => {
  const { t } = useTranslation('supplyInvite');
  const { token, onDead } = ends;
  const navigate = useNavigate();
  const accept = useAcceptSupplyInvitation();
  const send = () =>
    accept.mutate(
      { token },
      {
        onSuccess: ({ linkId }) => navigate(linkPaths.detail(linkId), { replace: true }),
        onError: (error) => isDeadLink(error) && onDead(),
      },
    );
  return (
    <div className={styles.panel}>
      {!isSignedIn && <p>{t('door.hasAccount')}</p>}
      {isSignedIn ? (
        <Button look="solid" size="large" isBlock onClick={send} isPending={accept.isPending}>
          {t('door.accept')}
        </Button>
      ) : (
        <LinkButton
          look="solid"
          size="large"
          isBlock
          to={accountPaths.signIn()}
          onClick={() => rememberReturnPath(accountPaths.invite(token))}
        >
          {t('door.signIn')}
        </LinkButton>
      )}
      <DeclineSupplyButton {...ends} />
    </div>
  );
};
