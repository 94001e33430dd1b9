import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import styles from './choices.module.css';

export const ToastExample = () => {
  const { t } = useTranslation('showcase');
  const { t: tCommon } = useTranslation();
  const undo = {
    label: t('choices.toast.undo'),
    onAction: () => showToast({ kind: 'info', text: t('choices.toast.undoneText') }),
  };
  const busy = () =>
    showToast({
      kind: 'busy',
      text: tCommon('download.arriving'),
      detail: '3.2 MB / 20 MB',
      action: { label: tCommon('cancel'), onAction: () => undefined },
    });
  return (
    <div className={styles.row}>
      <Button onClick={() => showToast({ kind: 'done', text: t('choices.toast.doneText') })}>
        {t('choices.toast.done')}
      </Button>
      <Button onClick={() => showToast({ kind: 'error', text: t('choices.toast.errorText') })}>
        {t('choices.toast.error')}
      </Button>
      <Button onClick={() => showToast({ kind: 'info', text: t('choices.toast.infoText') })}>
        {t('choices.toast.info')}
      </Button>
      <Button onClick={busy}>{t('choices.toast.busy')}</Button>
      <Button onClick={() => showToast({ kind: 'done', text: t('choices.toast.removedText'), action: undo })}>
        {t('choices.toast.action')}
      </Button>
    </div>
  );
};
