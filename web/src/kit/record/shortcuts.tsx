import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Modal } from '../ui/dialog/modal.tsx';
import { Switch } from '../ui/toggle/switch.tsx';
import styles from './shortcuts.module.css';
import { areShortcutsOn, type Shortcut, switchShortcuts, useShortcuts } from './use-shortcuts.ts';

type ShortcutsProps = { shortcuts: readonly Shortcut[] };

/** Button that lists the keys of a page. The keys work while it is shown. */
export const Shortcuts = ({ shortcuts }: ShortcutsProps) => {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const all = [...shortcuts, { letter: '?', label: t('shortcuts.show'), run: () => setOpen(true) }];
  useShortcuts(all);
  return (
    <>
      <IconButton label={t('shortcuts.show')} size="medium" onClick={() => setOpen(true)}>
        <Keyboard size={20} aria-hidden />
      </IconButton>
      {isOpen && <ShortcutDialog shortcuts={all} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Lists the keys and switches them on or off. */
const ShortcutDialog = ({ shortcuts, onClose }: ShortcutsProps & { onClose: () => void }) => {
  const { t } = useTranslation('ui');
  const [isOn, setOn] = useState(areShortcutsOn);
  const change = (next: boolean) => {
    switchShortcuts(next);
    setOn(next);
  };
  return (
    <Modal title={t('shortcuts.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {shortcuts.map(({ letter, label }) => (
          <div key={letter}>
            <dt>
              <kbd>{letter.toUpperCase()}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('shortcuts.on')} checked={isOn} onChange={({ target }) => change(target.checked)} />
    </Modal>
  );
};
