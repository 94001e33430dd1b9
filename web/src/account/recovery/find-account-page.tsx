import '../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { TabLinks } from '../../kit/ui/navigation/tab-links.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { FindEmail } from './find-email.tsx';
import { FindPassword } from './find-password.tsx';
import type { Person } from './person-inputs.tsx';

/**
 * One page with two modes (S2.6). It stays mounted while the address changes, so that name and phone are kept. They are
 * stored nowhere else.
 */
export const FindAccountPage = () => {
  const { t } = useTranslation(['recovery', 'auth']);
  const { pathname } = useLocation();
  const person = useRef<Person>({ name: '', phone: '' });
  const isForPassword = pathname === accountPaths.findPassword();
  const mode = isForPassword ? 'findPassword' : 'findEmail';
  return (
    <Page title={t(`auth:${mode}.title`)} lead={t(`recovery:${mode}.lead`)}>
      <TabLinks
        label={t('recovery:modes')}
        tabs={[
          { to: accountPaths.findEmail(), label: t('auth:findEmail.title') },
          { to: accountPaths.findPassword(), label: t('auth:findPassword.title') },
        ]}
      />
      {isForPassword ? <FindPassword person={person} /> : <FindEmail person={person} />}
    </Page>
  );
};
