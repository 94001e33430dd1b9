import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../kit/ui/state/progress-bar.tsx';

const PERCENT = 100;

/** While the file is on its way it can be stopped; after that it is the server's turn, and nobody knows for how long. */
export const SignUpProgress = ({ progress, onCancel }: { progress: number; onCancel: () => void }) => {
  const { t } = useTranslation('signup');
  if (progress >= 1) return <ProgressBar label={t('agreement.checking')} />;
  return <ProgressBar label={t('agreement.uploading')} value={Math.floor(progress * PERCENT)} onCancel={onCancel} />;
};
