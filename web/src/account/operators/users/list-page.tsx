import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Page } from '../../../kit/ui/page/page.tsx';
import { AdminInvites } from '../admin-invites.tsx';
import { InviteAdminDialog } from '../invite-admin-dialog.tsx';
import { UserTable } from './table.tsx';

export const UserListPage = () => {
  const { t } = useTranslation('admin');
  const [isInviting, setInviting] = useState(false);
  const invite = (
    <Button look="solid" onClick={() => setInviting(true)}>
      <UserRoundPlus size={16} aria-hidden />
      {t('invite.open')}
    </Button>
  );
  return (
    <Page title={t('nav.users')}>
      <UserTable main={invite} />
      <AdminInvites />
      {isInviting && <InviteAdminDialog onClose={() => setInviting(false)} />}
    </Page>
  );
};
