import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import styles from './profile.module.css';
import { ProfileRow, ProfileRows, ProfileSection } from './section.tsx';

export const LeavingSection = () => {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <ProfileSection id="leaving" title={t('leaving.title')} lead={t('leaving.lead')}>
      <ProfileRows>
        <ProfileRow label={t('leaving.erased')} value={t('leaving.erasedText')} />
        <ProfileRow label={t('leaving.kept')} value={t('leaving.keptText')} />
      </ProfileRows>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('leaving.start')}
        </Button>
      </div>
      {isOpen && <LeaveDialog onClose={() => setOpen(false)} />}
    </ProfileSection>
  );
};
