import type { SupplyLink } from '@ieum/contract';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleDashed, Hourglass, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RecordBanner } from '../../kit/record/record-page.tsx';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { invitationQueries } from '../invitations/invitations.queries.ts';

const OPEN = ['sent', 'opened'];

/** Explains what a link without a partner company awaits, and leads to the invitation of the supplier. */
export const InviteStep = ({ link }: { link: SupplyLink }) => {
  const { t } = useTranslation('link');
  const { id, side, state } = link;
  const isWaiting = state === 'proposed' && link.isProposedByMe && link.partner.id === null;
  // A user who may not identify the supplier may not invite it.
  const canInvite =
    side === 'buyer' && link.acts.includes(state === 'unidentified' ? 'identify' : 'withdraw') && !link.isUnassigned;
  const isOpen = isWaiting || (state === 'unidentified' && canInvite);
  const { data } = useQuery({
    ...invitationQueries.list({ linkId: id }),
    enabled: isOpen && side === 'buyer',
    throwOnError: false,
  });
  if (!isOpen) return null;
  const sent = data?.rows.find((invitation) => OPEN.includes(invitation.state));
  const isRead = side === 'supplier' || data !== undefined;
  // A name alone reaches nobody, until somebody is invited for the link.
  const isInvited = data !== undefined && data.rows.length > 0;
  const isUnreached = isWaiting && isRead && !link.hasPartnerNumber && link.words.company !== '' && !isInvited;
  const unreached = side === 'buyer' ? 'invite.unreached.buyer' : 'invite.unreached.supplier';
  const waiting = t(isUnreached ? unreached : 'invite.waiting');
  const invitable = canInvite && isRead && t(isUnreached ? 'invite.now' : 'invite.absent');
  const text = state === 'unidentified' ? t('invite.unidentified') : [waiting, invitable].filter(Boolean).join(' ');
  return (
    <RecordBanner role="note">
      {state === 'unidentified' ? <CircleDashed size={20} aria-hidden /> : <Hourglass size={20} aria-hidden />}
      <p>{sent ? t('invite.sent', { email: sent.email }) : text}</p>
      {canInvite && data && (
        <LinkButton
          size="small"
          {...(isUnreached && !sent && { look: 'solid' })}
          to={sent ? `${invitationPaths.list()}?linkId=${id}` : invitationPaths.inviteFor(id)}
        >
          {!sent && <Send size={16} aria-hidden />}
          {t(sent ? 'invite.see' : 'invite.start')}
        </LinkButton>
      )}
    </RecordBanner>
  );
};
