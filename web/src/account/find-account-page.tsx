import { useTranslation } from 'react-i18next';
import { Page } from '../kit/ui/page.tsx';

/** One page with two modes (S2.6). */
const FindAccountPage = ({ mode }: { mode: 'findEmail' | 'findPassword' }) => {
  const { t } = useTranslation('auth');
  return <Page title={t(`${mode}.title`)} lead={t(`${mode}.inWork`)} />;
};

export const FindEmailPage = () => <FindAccountPage mode="findEmail" />;
export const FindPasswordPage = () => <FindAccountPage mode="findPassword" />;
