import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../kit/ui/dialog/modal.tsx';
import { Switch } from '../../../kit/ui/toggle/switch.tsx';
import styles from './desk.module.css';
import { areShortcutsOn, switchShortcuts } from './shortcut-setting.ts';
import { SHORTCUTS } from './use-case-shortcuts.ts';

/** Lists the keyboard shortcuts and switches them on or off. */
export const ShortcutDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('verification');
  const [isOn, setOn] = useState(areShortcutsOn);
  const change = (next: boolean) => {
    switchShortcuts(next);
    setOn(next);
  };
  return (
    <Modal title={t('desk.keys')} onClose={onClose}>
      <dl className={styles.keys}>
        {Object.entries(SHORTCUTS).map(([key, act]) => (
          <Shortcut key={key} letter={key} act={act} />
        ))}
      </dl>
      <Switch label={t('keys.on')} checked={isOn} onChange={({ target }) => change(target.checked)} />
    </Modal>
  );
};

const Shortcut = ({ letter, act }: { letter: string; act: (typeof SHORTCUTS)[keyof typeof SHORTCUTS] }) => {
  const { t } = useTranslation('verification');
  return (
    <>
      <dt>
        <kbd>{letter.toUpperCase()}</kbd>
      </dt>
      <dd>{t(`desk.${act}`)}</dd>
    </>
  );
};
