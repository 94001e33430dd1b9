import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/ui/button/button.tsx';
import { SidePanel } from '../../../kit/ui/dialog/side-panel.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';

export const SidePanelExample = () => {
  const { t } = useTranslation('showcase');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('choices.panel.open')}</Button>
      {isOpen && (
        <SidePanel
          title={t('choices.panel.title')}
          text={t('choices.panel.text')}
          onClose={close}
          actions={
            <Button look="solid" onClick={close}>
              {t('choices.panel.save')}
            </Button>
          }
        >
          <TextField label={t('choices.panel.place')} />
        </SidePanel>
      )}
    </>
  );
};
