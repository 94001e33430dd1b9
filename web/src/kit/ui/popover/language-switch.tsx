import { Globe } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS } from '../../language/labels.ts';
import { useLanguage } from '../../language/use-language.ts';
import type { LanguageList } from './language-list.tsx';
import styles from './language-switch.module.css';

/** Loads the list when the pointer or the focus reaches the button, not with the page: sign-in must stay small. */
const loadList = () => import('./language-list.tsx');
/** Ignores a failed load: the click loads again. */
const preload = () => {
  loadList().catch(() => {});
};

/** Chooses the language by a menu that looks like the others and needs no widget library. */
export const LanguageSwitch = () => {
  const { t } = useTranslation();
  const { name } = useLanguage();
  const trigger = useRef<HTMLButtonElement>(null);
  const [List, setList] = useState<typeof LanguageList>();
  const open = async () => {
    const module = await loadList();
    setList(() => module.LanguageList);
  };
  const leave = () => setList(undefined);
  const close = () => {
    leave();
    trigger.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (!/^Arrow(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    open();
  };

  return (
    <div className={styles.switch}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="menu"
        aria-expanded={List !== undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={press}
        onClick={List ? close : open}
      >
        <Globe size={20} aria-hidden />
        <span className="visually-hidden">{t('language')}</span> {LANGUAGE_LABELS[name]}
      </button>
      {List && <List trigger={trigger} onLeave={leave} onClose={close} />}
    </div>
  );
};
