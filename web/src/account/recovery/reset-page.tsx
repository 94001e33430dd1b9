import '../../kit/ui/interface-font-rest.css';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { CircleCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { NarrowPage } from '../../kit/ui/page/narrow-page.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import type { loadReset } from './loaders.ts';
import { ResetForm } from './reset-form.tsx';

/** Target of the link in the reset mail. Does not sign in: the person signs in with the new password. */
export const ResetPage = () => {
  const { t } = useTranslation('recovery');
  const { isAlive } = useLoaderData<typeof loadReset>();
  const [state, setState] = useState<'open' | 'dead' | 'done'>(isAlive ? 'open' : 'dead');
  if (state === 'open') {
    return (
      <NarrowPage title={t('reset.title')} lead={t('reset.lead')}>
        <ResetForm onDone={() => setState('done')} onDead={() => setState('dead')} />
      </NarrowPage>
    );
  }
  const isDone = state === 'done';
  return (
    <>
      <PageTitle>{t('reset.title')}</PageTitle>
      <Notice
        heading="h1"
        icon={isDone ? CircleCheck : Unlink}
        title={t(`reset.${state}.title`)}
        text={t(`reset.${state}.text`)}
      >
        <LinkButton look="solid" to={isDone ? accountPaths.signIn() : accountPaths.findPassword()}>
          {isDone ? t('toSignIn') : t('reset.dead.again')}
        </LinkButton>
      </Notice>
    </>
  );
};
