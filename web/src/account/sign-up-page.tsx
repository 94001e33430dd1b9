import { useTranslation } from 'react-i18next';
import { Page } from '../kit/ui/page.tsx';

export const SignUpPage = () => {
  const { t } = useTranslation('auth');
  return <Page title={t('signUp.title')} lead={t('signUp.inWork')} />;
};
