import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/ui/page.tsx';
import { verificationQueries } from '../verification.queries.ts';
import { VerificationPanel } from './verification-panel.tsx';

export const VerificationPage = () => {
  const { t } = useTranslation('verification');
  const verification = useSuspenseQuery(verificationQueries.own()).data;
  return (
    <Page title={t('own.title')} lead={t('own.lead')}>
      <VerificationPanel verification={verification} />
    </Page>
  );
};
