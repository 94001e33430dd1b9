import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router';
import { InvitationFrame } from '../../../account/sign-up/invitation/invitation-frame.tsx';
import { useNames } from '../../../kit/language/use-names.ts';
import { AcceptSupplyPanel } from './accept-panel.tsx';
import { type Ending, InviteEnd, NotForYou } from './invite-end.tsx';
import { SupplyJoinForm } from './join-form.tsx';
import type { loadSupplyInvitation } from './loaders.ts';
import { AskedFacts } from './request-facts.tsx';
import { SharedList } from './shared-list.tsx';

/** Shows an invited supplier which company invites it and about what, and lets it accept or decline. */
export const SupplyInvitePage = () => {
  const { t } = useTranslation('supplyInvite');
  const { nameOf } = useNames();
  const { token = '' } = useParams();
  const loaded = useLoaderData<typeof loadSupplyInvitation>();
  const [ending, setEnding] = useState<Ending | undefined>(loaded.state === 'dead' ? 'dead' : undefined);
  if (loaded.state === 'notYours') return <NotForYou token={token} />;
  if (ending || loaded.state === 'dead') return <InviteEnd ending={ending ?? 'dead'} />;

  const { invitation } = loaded;
  const end = { token, onDead: () => setEnding('dead'), onDeclined: () => setEnding('declined') };
  const isStranger = loaded.state === 'open' && !loaded.invitation.hasAccount;
  return (
    <InvitationFrame title={t('door.title', { company: nameOf(invitation.companyNames) })} lead={t('door.lead')}>
      <AskedFacts {...invitation} />
      <SharedList />
      {isStranger ? (
        <SupplyJoinForm invited={invitation.invited} onJoined={() => setEnding('joined')} {...end} />
      ) : (
        <AcceptSupplyPanel isSignedIn={loaded.state === 'own'} {...end} />
      )}
    </InvitationFrame>
  );
};
