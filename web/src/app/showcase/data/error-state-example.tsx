import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../kit/ui/state/error-state.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';

export const ErrorStateExample = () => {
  const { t } = useTranslation('showcase');
  return <ErrorState heading="p" onRetry={() => showToast({ kind: 'done', text: t('data.retry') })} />;
};
