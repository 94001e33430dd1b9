import { MEMBER_ROLES, type Member } from '@ieum/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { formatAgo } from '../../kit/format/relative-time.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { type MemberActRequest, MemberMenu } from './member-menu.tsx';

const STATES = ['active', 'disabled'] as const;
const NOTHING = '–';

export const useMemberColumns = (canManage: boolean, onAsk: (request: MemberActRequest) => void) => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  return useMemo((): TableColumn<Member>[] => {
    const columns: TableColumn<Member>[] = [
      {
        id: 'name',
        header: t('members.name'),
        cell: ({ name, isMe }) => (isMe ? t('members.me', { name }) : name),
        card: 'title',
        isSortable: true,
        isAlwaysShown: true,
        width: 140,
      },
      { id: 'email', header: t('members.email'), cell: ({ email }) => email, card: 'what', width: 220 },
      {
        id: 'role',
        header: t('members.role'),
        cell: ({ role }) => t(`role.${role}.name`),
        card: 'note',
        width: 100,
        filter: MEMBER_ROLES.map((value) => ({ value, label: t(`role.${value}.name`) })),
      },
      {
        id: 'state',
        header: t('members.state'),
        cell: ({ state }) => <Badge tone={state === 'active' ? 'good' : 'bad'}>{t(`members.${state}`)}</Badge>,
        card: 'state',
        width: 130,
        filter: STATES.map((value) => ({ value, label: t(`members.${value}`) })),
      },
      {
        id: 'since',
        header: t('members.since'),
        cell: ({ since }) => <time dateTime={since}>{formatDate(since, tag)}</time>,
        isSortable: true,
        width: 130,
      },
      {
        id: 'lastSeen',
        header: t('members.lastSeen'),
        cell: ({ lastSeenAt }) => (lastSeenAt ? formatAgo(lastSeenAt, Date.now(), tag) : NOTHING),
        isSortable: true,
        width: 140,
      },
    ];
    const menu: TableColumn<Member> = {
      id: 'acts',
      header: t('members.acts'),
      cell: (member) => <MemberMenu member={member} onAsk={onAsk} />,
      card: 'amount',
      isAlwaysShown: true,
      width: 72,
    };
    // The menu is beside the name: on a phone the end of a row is off the screen.
    const [name, ...rest] = columns;
    return canManage && name ? [name, menu, ...rest] : columns;
  }, [t, tag, canManage, onAsk]);
};
