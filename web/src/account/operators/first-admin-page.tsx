import '../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { CircleCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { NarrowPage } from '../../kit/ui/page/narrow-page.tsx';
import { PageTitle } from '../../kit/ui/page/page-title.tsx';
import { Notice } from '../../kit/ui/state/notice.tsx';
import { FirstAdminForm } from './first-admin-form.tsx';
import styles from './first-admin-page.module.css';

const COMMAND = 'npm run admin -- --email admin@example.com';

/** Target of the link that the first start prints to the console. */
export const FirstAdminPage = () => {
  const { t } = useTranslation('recovery');
  const [state, setState] = useState<'open' | 'dead' | 'done'>('open');
  if (state === 'open') {
    return (
      <NarrowPage title={t('firstAdmin.title')} lead={t('firstAdmin.lead')}>
        <FirstAdminForm onDone={() => setState('done')} onDead={() => setState('dead')} />
      </NarrowPage>
    );
  }
  const isDone = state === 'done';
  return (
    <>
      <PageTitle>{t('firstAdmin.title')}</PageTitle>
      <Notice
        heading="h1"
        icon={isDone ? CircleCheck : Unlink}
        title={t(`firstAdmin.${state}.title`)}
        text={t(`firstAdmin.${state}.text`)}
      >
        {isDone ? (
          <LinkButton look="solid" to={accountPaths.signIn()}>
            {t('toSignIn')}
          </LinkButton>
        ) : (
          <code className={styles.command}>{COMMAND}</code>
        )}
      </Notice>
    </>
  );
};
