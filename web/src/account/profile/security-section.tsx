import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { Buttons, Note } from '../../kit/ui/section/section.tsx';
import { SessionList } from '../sessions/list.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import styles from './profile.module.css';
import { useSignOutEverywhere } from './profile.queries.ts';
import { ProfileRow, ProfileRows, ProfileSection } from './section.tsx';

export const SecuritySection = () => {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState<'password' | 'everywhere'>();
  const close = () => setOpen(undefined);
  return (
    <ProfileSection id="security" title={t('security.title')}>
      <ProfileRows>
        <ProfileRow
          label={t('password')}
          value={t('security.passwordLead')}
          action={
            <Button size="small" aria-label={t('security.changePassword')} onClick={() => setOpen('password')}>
              {t('change')}
            </Button>
          }
        />
      </ProfileRows>
      <div className={styles.head}>
        <h3>{t('security.sessions')}</h3>
        <Note>{t('security.sessionsLead')}</Note>
      </div>
      <SessionList />
      <Buttons>
        <Button size="small" onClick={() => setOpen('everywhere')}>
          {t('security.everywhere')}
        </Button>
      </Buttons>
      {open === 'password' && <PasswordDialog onClose={close} />}
      {open === 'everywhere' && <EverywhereDialog onClose={close} />}
    </ProfileSection>
  );
};

const EverywhereDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const signOut = useSignOutEverywhere();
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button look="solid" onClick={() => signOut.mutate()} isPending={signOut.isPending}>
        {t('security.everywhere')}
      </Button>
    </>
  );
  return (
    <Modal
      title={t('security.everywhereQuestion')}
      text={t('security.everywhereText')}
      onClose={onClose}
      actions={actions}
    />
  );
};
