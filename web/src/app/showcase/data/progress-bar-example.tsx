import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { ProgressBar } from '../../../kit/ui/state/progress-bar.tsx';

const DONE = 1234;
const ALL = 10_000;

export const ProgressBarExample = () => {
  const { t } = useTranslation('showcase');
  const [isCancelled, setCancelled] = useState(false);
  return (
    <>
      <ProgressBar label={t('data.progress.import')} />
      {isCancelled ? (
        <Button onClick={() => setCancelled(false)}>{t('data.progress.restart')}</Button>
      ) : (
        <ProgressBar label={t('data.progress.count')} value={DONE} max={ALL} onCancel={() => setCancelled(true)} />
      )}
      <ProgressBar label={t('data.progress.done')} value={ALL} max={ALL} />
    </>
  );
};
