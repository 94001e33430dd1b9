import type { SupplyInvitation } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import styles from './invitations.module.css';

const TONES = {
  sent: 'info',
  opened: 'info',
  accepted: 'good',
  declined: 'neutral',
  expired: 'warn',
  revoked: 'neutral',
} as const satisfies Record<SupplyInvitation['state'], string>;

/** Shows the invitation's status, the reason of a decline, and whether the mail bounced. */
export const InvitationStatus = ({ invitation: { state, isBounced, reason } }: { invitation: SupplyInvitation }) => {
  const { t } = useTranslation('supplyInvite');
  return (
    <span className={styles.badges}>
      <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      {isBounced && <Badge tone="bad">{t('bounced')}</Badge>}
      {reason && <span className={styles.small}>{reason}</span>}
    </span>
  );
};
