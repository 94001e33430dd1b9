import { groupedBusinessNumber, INVITATION_STATES, type SupplyInvitation } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countryName } from '../../kit/format/country-names.ts';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { TableColumn } from '../../kit/ui/table/table-column.ts';
import { InvitationActs } from './acts.tsx';
import styles from './invitations.module.css';
import { InvitationStatus } from './status.tsx';

export type InvitationToRevoke = Pick<SupplyInvitation, 'id' | 'email'>;

export const useInvitationColumns = (onRevoke: (invitation: InvitationToRevoke) => void) => {
  const { t } = useTranslation('supplyInvite');
  const { tag } = useLanguage();
  return useMemo(
    (): TableColumn<SupplyInvitation>[] => [
      {
        id: 'supplier',
        header: t('supplier'),
        cell: (invitation) => <Supplier invitation={invitation} />,
        card: 'title',
        isAlwaysShown: true,
        width: 240,
      },
      {
        id: 'state',
        header: t('state.title'),
        cell: (invitation) => <InvitationStatus invitation={invitation} />,
        card: 'state',
        width: 170,
        filter: (['waiting', ...INVITATION_STATES] as const).map((value) => ({ value, label: t(`state.${value}`) })),
      },
      { id: 'email', header: t('email'), cell: ({ email }) => email, width: 220 },
      { id: 'product', header: t('asked'), cell: ({ partnerProduct }) => partnerProduct, card: 'what' },
      { id: 'into', header: t('into'), cell: ({ product }) => product },
      { id: 'reminders', header: t('reminders'), cell: ({ reminders }) => t('times', { count: reminders }) },
      {
        id: 'sentAt',
        header: t('sentAt'),
        cell: ({ sentAt }) => (
          <time className={styles.day} dateTime={sentAt}>
            {formatDate(sentAt, tag)}
          </time>
        ),
      },
      {
        id: 'endsAt',
        header: t('endsAt'),
        card: 'amount',
        cell: ({ endsAt }) => (
          <time className={styles.day} dateTime={endsAt}>
            {formatDate(endsAt, tag)}
          </time>
        ),
      },
      {
        id: 'acts',
        header: t('acts'),
        cell: (invitation) => <InvitationActs invitation={invitation} onRevoke={onRevoke} />,
        card: 'note',
        isAlwaysShown: true,
        width: 210,
      },
    ],
    [t, tag, onRevoke],
  );
};

/** Leads to the supply link that the invitation is about. */
const Supplier = ({ invitation }: { invitation: SupplyInvitation }) => {
  const { tag } = useLanguage();
  const { linkId, companyName, businessNumber, country, email } = invitation;
  const shownNumber = groupedBusinessNumber(businessNumber);
  return (
    <span className={styles.who}>
      <Link to={linkPaths.detail(linkId)}>
        <bdi>{companyName || shownNumber || email}</bdi>
      </Link>
      {companyName && <span className={styles.small}>{shownNumber || countryName(country, tag)}</span>}
    </span>
  );
};
