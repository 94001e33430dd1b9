import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../kit/ui/state/progress-bar.tsx';

const PERCENT = 100;

/** Shows the upload, which can be cancelled, and then the server's check, whose duration is unknown. */
export const SignUpProgress = ({ progress, onCancel }: { progress: number; onCancel: () => void }) => {
  const { t } = useTranslation('signup');
  if (progress >= 1) return <ProgressBar label={t('agreement.checking')} />;
  return <ProgressBar label={t('agreement.uploading')} value={Math.floor(progress * PERCENT)} onCancel={onCancel} />;
};
