import type { SupplyLink } from '@ieum/contract';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from '../../factory/page/factory-page.module.css';

/** Where the company that a link is proposed to may not be here yet: the place for inviting it. */
export const InviteStep = ({ link }: { link: SupplyLink }) => {
  const { t } = useTranslation('link');
  const isOpen = link.state === 'proposed' && link.isProposedByMe && link.partner.id === null;
  if (!isOpen) return null;
  return (
    <div className={styles.banner} role="note">
      <Hourglass size={20} aria-hidden />
      <p>{t('invite.waiting')}</p>
    </div>
  );
};
