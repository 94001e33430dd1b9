import { LANGUAGES, type Language, TAG_OF } from '@ieum/contract';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../language/i18n.ts';
import { LANGUAGE_LABELS } from '../../language/labels.ts';
import { useLanguage } from '../../language/use-language.ts';
import { classNames } from '../class-names.ts';
import floating from './floating.module.css';
import styles from './language-list.module.css';
import menu from './menu.module.css';
import { itemOfKey } from './menu-keys.ts';

const LABELS = LANGUAGES.map((language) => LANGUAGE_LABELS[language]);

type LanguageListProps = {
  trigger: RefObject<HTMLElement | null>;
  /** Called when the pointer or the focus has gone elsewhere. */
  onLeave: () => void;
  /** Called after a choice or Escape. Returns the focus to the trigger. */
  onClose: () => void;
};

/** The open menu of the language switch. */
export const LanguageList = ({ trigger, onLeave, onClose }: LanguageListProps) => {
  const { t } = useTranslation();
  const { name } = useLanguage();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => list.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus(), []);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const isInside = [list, trigger].some(({ current }) => current?.contains(target as Node));
      if (!isInside) onLeave();
    };
    const ended = new AbortController();
    for (const way of ['pointerdown', 'focusin']) document.addEventListener(way, leave, { signal: ended.signal });
    return () => ended.abort();
  }, [trigger, onLeave]);

  const choose = (language: Language) => {
    onClose();
    changeLanguage(language);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const items = [...event.currentTarget.children] as HTMLElement[];
    const next = itemOfKey(event.key, items.indexOf(event.target as HTMLElement), LABELS);
    if (event.key !== 'Escape' && next === undefined) return;
    event.preventDefault();
    if (next === undefined) onClose();
    else items[next]?.focus();
  };

  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={t('language')}
      className={classNames(floating.floating, styles.list)}
      onKeyDown={press}
    >
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          role="menuitemradio"
          aria-checked={language === name}
          tabIndex={-1}
          lang={TAG_OF[language]}
          className={menu.item}
          onPointerMove={({ currentTarget }) => currentTarget.focus()}
          onClick={() => choose(language)}
        >
          {LANGUAGE_LABELS[language]}
          {language === name && <Check className={menu.check} size={16} aria-hidden />}
        </button>
      ))}
    </div>
  );
};
