import '../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { CircleCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { NarrowPage } from '../../kit/ui/page/narrow-page.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { AdminInviteForm } from './admin-invite-form.tsx';
import type { loadAdminInvite } from './admin-invite-loaders.ts';

/** Target of the link in an invitation mail. The person enters name and password and becomes an operator. */
export const AdminInvitePage = () => {
  const { t } = useTranslation('admin');
  const outcome = useLoaderData<typeof loadAdminInvite>();
  const [state, setState] = useState<'open' | 'dead' | 'done'>(outcome.isAlive ? 'open' : 'dead');
  if (state === 'open' && outcome.isAlive) {
    return (
      <NarrowPage title={t('door.title')} lead={t('door.lead')}>
        <AdminInviteForm email={outcome.email} onDone={() => setState('done')} onDead={() => setState('dead')} />
      </NarrowPage>
    );
  }
  const end = state === 'done' ? 'done' : 'dead';
  return (
    <>
      <PageTitle>{t('door.title')}</PageTitle>
      <Notice
        heading="h1"
        icon={end === 'done' ? CircleCheck : Unlink}
        title={t(`door.${end}.title`)}
        text={t(`door.${end}.text`)}
      >
        <LinkButton look="solid" to={accountPaths.signIn()}>
          {t('door.toSignIn')}
        </LinkButton>
      </Notice>
    </>
  );
};
