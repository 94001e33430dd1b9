import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { DateField } from '../../../kit/ui/date/date-field.tsx';
import { Modal } from '../../../kit/ui/dialog/modal.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { Dropdown } from '../../../kit/ui/select/dropdown.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';

export const ModalFormExample = () => {
  const { t } = useTranslation('showcase');
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState('');
  const [expiry, setExpiry] = useState('');
  const close = () => setOpen(false);
  const kinds = [
    { value: 'metal', label: t('choices.states.metal') },
    { value: 'plating', label: t('choices.states.plating') },
    { value: 'plastic', label: t('choices.states.plastic') },
  ];
  const actions = (
    <>
      <Button onClick={close}>{t('choices.modal.cancel')}</Button>
      <Button look="solid" onClick={() => showToast({ kind: 'error', text: t('choices.modal.failed') })}>
        {t('choices.modal.save')}
      </Button>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('choices.modal.form')}</Button>
      {isOpen && (
        <Modal size="medium" title={t('choices.modal.formTitle')} onClose={close} actions={actions}>
          <TextField label={t('choices.modal.name')} />
          <Dropdown label={t('choices.states.optional')} options={kinds} value={kind} onChange={setKind} />
          <DateField label={t('choices.dates.label')} value={expiry} onChange={setExpiry} />
        </Modal>
      )}
    </>
  );
};
