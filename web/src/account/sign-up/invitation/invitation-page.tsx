import '../../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { CircleCheck, MailX, Unlink, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router';
import { rememberReturnPath } from '../../../kit/session/return-path.ts';
import { clearSession } from '../../../kit/session/storage.ts';
import { LinkButton } from '../../../kit/ui/button/button.tsx';
import { PageTitle } from '../../../kit/ui/page/page-title.tsx';
import { Notice } from '../../../kit/ui/state/notice.tsx';
import { AcceptPanel } from './accept-panel.tsx';
import { InvitationFacts } from './facts.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import { JoinForm } from './join-form.tsx';
import type { loadInvitation } from './loaders.ts';

type Ending = 'joined' | 'declined' | 'dead';
const ICONS = { joined: CircleCheck, declined: MailX, dead: Unlink };

/**
 * Target of the link in an invitation. A new person opens an account, and the person it was sent to accepts with
 * theirs.
 */
export const InvitePage = () => {
  const { t } = useTranslation('company');
  const { token = '' } = useParams();
  const loaded = useLoaderData<typeof loadInvitation>();
  const [ending, setEnding] = useState<Ending | undefined>(loaded.state === 'dead' ? 'dead' : undefined);
  if (loaded.state === 'notYours') return <NotYours token={token} />;
  if (ending || loaded.state === 'dead') return <End ending={ending ?? 'dead'} />;

  const { invitation } = loaded;
  const { companyName: company } = invitation;
  const end = { onDead: () => setEnding('dead'), onDeclined: () => setEnding('declined') };
  return (
    <InvitationFrame title={t('invite.title', { company })} lead={t('invite.lead')}>
      <InvitationFacts {...invitation} />
      {loaded.state === 'own' && <AcceptPanel token={token} isSignedIn {...end} />}
      {loaded.state === 'open' && loaded.invitation.hasAccount && <AcceptPanel token={token} {...end} />}
      {loaded.state === 'open' && !loaded.invitation.hasAccount && (
        <JoinForm token={token} onJoined={() => setEnding('joined')} {...end} />
      )}
    </InvitationFrame>
  );
};

const End = ({ ending }: { ending: Ending }) => {
  const { t } = useTranslation('company');
  return (
    <>
      <PageTitle>{t(`invite.${ending}.title`)}</PageTitle>
      <Notice heading="h1" icon={ICONS[ending]} title={t(`invite.${ending}.title`)} text={t(`invite.${ending}.text`)}>
        <LinkButton look="solid" to={accountPaths.signIn()}>
          {t('invite.toSignIn')}
        </LinkButton>
      </Notice>
    </>
  );
};

/** Does not reveal to whom the invitation was sent. */
const NotYours = ({ token }: { token: string }) => {
  const { t } = useTranslation('company');
  const change = () => {
    clearSession();
    rememberReturnPath(accountPaths.invite(token));
  };
  return (
    <>
      <PageTitle>{t('invite.notYours.title')}</PageTitle>
      <Notice heading="h1" icon={UserRoundX} title={t('invite.notYours.title')} text={t('invite.notYours.text')}>
        <LinkButton look="solid" to={accountPaths.signIn()} onClick={change}>
          {t('invite.notYours.change')}
        </LinkButton>
      </Notice>
    </>
  );
};
