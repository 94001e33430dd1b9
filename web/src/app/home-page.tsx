import { useTranslation } from 'react-i18next';
import { useUser } from '../account/account.queries.ts';
import { VerificationState } from '../account/verification-state.tsx';
import { Page } from '../kit/ui/page.tsx';
import { InWork } from './in-work.tsx';

export const HomePage = () => {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('home.title')} lead={t('home.greeting', { name: useUser().name })}>
      <VerificationState />
      <InWork />
    </Page>
  );
};
