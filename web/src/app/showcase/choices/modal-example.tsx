import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Modal } from '../../../kit/ui/dialog/modal.tsx';
import styles from './choices.module.css';

const LINES = Array.from({ length: 40 }, (_, at) => at + 1);

export const ModalExample = () => {
  const { t } = useTranslation('showcase');
  const [open, setOpen] = useState<'ask' | 'long'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen('ask')}>{t('choices.modal.ask')}</Button>
      <Button onClick={() => setOpen('long')}>{t('choices.modal.long')}</Button>
      {open === 'ask' && (
        <Modal
          title={t('choices.modal.askTitle')}
          text={t('choices.modal.askText')}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{t('choices.modal.cancel')}</Button>
              <Button look="solid" onClick={close}>
                {t('choices.modal.remove')}
              </Button>
            </>
          }
        />
      )}
      {open === 'long' && (
        <Modal
          size="large"
          title={t('choices.modal.longTitle')}
          onClose={close}
          actions={<Button onClick={close}>{t('choices.modal.understood')}</Button>}
        >
          {LINES.map((number) => (
            <p key={number}>{t('choices.modal.line', { number })}</p>
          ))}
        </Modal>
      )}
    </div>
  );
};
