import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Buttons } from '../../kit/ui/section/section.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
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
      <Buttons>
        <Button size="small" onClick={() => setOpen(true)}>
          {t('leaving.start')}
        </Button>
      </Buttons>
      {isOpen && <LeaveDialog onClose={() => setOpen(false)} />}
    </ProfileSection>
  );
};
