import { INVITATION_STATES, type Invitation } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { InvitationActs } from './invitation-acts.tsx';

export type RevocableInvitation = Pick<Invitation, 'id' | 'email'>;

const TONES = {
  sent: 'info',
  opened: 'info',
  accepted: 'good',
  declined: 'neutral',
  expired: 'warn',
  revoked: 'neutral',
} as const satisfies Record<Invitation['state'], string>;

/** Returns undefined for an unknown state: a filter value may be any text. */
export const asState = (value: string | undefined) => INVITATION_STATES.find((state) => state === value);

export const useInvitationColumns = (onRevoke: (invitation: RevocableInvitation) => void) => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  return useMemo(
    (): TableColumn<Invitation>[] => [
      {
        id: 'email',
        header: t('invitations.email'),
        cell: ({ email }) => email,
        isAlwaysShown: true,
        width: 220,
        card: 'title',
      },
      {
        id: 'state',
        header: t('members.state'),
        cell: ({ state }) => <Badge tone={TONES[state]}>{t(`invitations.state.${state}`)}</Badge>,
        width: 130,
        card: 'state',
        filter: INVITATION_STATES.map((value) => ({ value, label: t(`invitations.state.${value}`) })),
      },
      {
        id: 'acts',
        header: t('members.acts'),
        cell: (invitation) => <InvitationActs invitation={invitation} onRevoke={onRevoke} />,
        isAlwaysShown: true,
        width: 300,
        card: 'note',
      },
      { id: 'role', header: t('members.role'), cell: ({ role }) => t(`role.${role}.name`), card: 'what' },
      { id: 'invitedBy', header: t('invitations.invitedBy'), cell: ({ invitedBy }) => invitedBy },
      {
        id: 'sentAt',
        header: t('invitations.sentAt'),
        cell: ({ sentAt }) => <time dateTime={sentAt}>{formatDate(sentAt, tag)}</time>,
      },
      {
        id: 'endsAt',
        header: t('invitations.endsAt'),
        cell: ({ endsAt }) => <time dateTime={endsAt}>{formatDate(endsAt, tag)}</time>,
        card: 'amount',
      },
    ],
    [t, tag, onRevoke],
  );
};
