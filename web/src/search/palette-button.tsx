import { Search } from 'lucide-react';
import { type ComponentType, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../account/account.queries.ts';
import { failureSentence } from '../kit/api/failure-sentence.ts';
import { withWords } from '../kit/language/i18n.ts';
import { classNames } from '../kit/ui/class-names.ts';
import { showToast } from '../kit/ui/toast/toasts.ts';
import keycap from './keycap.module.css';
import styles from './palette-button.module.css';

/** Loads the palette's code on first use. */
const loadPalette = async () => (await withWords(import('./palette.tsx'), 'search', 'material')).Palette;

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
const SHORTCUT = isMac ? '⌘K' : 'Ctrl K';

/** Opens the palette from the header or by Ctrl K or ⌘K on any page. */
export const PaletteButton = () => {
  const { t } = useTranslation('shell');
  const { t: say } = useTranslation();
  const label = t(useUser().role === 'admin' ? 'search.operatorLabel' : 'search.label');
  const [isOpen, setOpen] = useState(false);
  const [Palette, setPalette] = useState<ComponentType<{ onClose: () => void }>>();
  const open = async () => {
    try {
      const loaded = await loadPalette();
      setPalette(() => loaded);
      setOpen(true);
    } catch (error) {
      showToast({ kind: 'error', text: failureSentence(error, say('unknownError')) });
    }
  };
  useShortcut(() => (isOpen ? setOpen(false) : void open()));

  return (
    <>
      <button
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={label}
        onClick={open}
        // Loads early, when the pointer is over the button, to shorten the wait.
        onPointerEnter={() => void loadPalette().catch(() => undefined)}
      >
        <Search size={20} aria-hidden />
        <span className={styles.words} aria-hidden>
          {label}
        </span>
        <kbd className={classNames(keycap.keycap, styles.keys)} data-keys={SHORTCUT} aria-hidden />
      </button>
      {isOpen && Palette && <Palette onClose={() => setOpen(false)} />}
    </>
  );
};

const useShortcut = (toggle: () => void) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';
    if (!isMeant) return;
    event.preventDefault();
    // Another open dialog must be answered first.
    const isTaken = document.querySelector('dialog[open]:not([data-palette])') !== null;
    if (!isTaken) toggle();
  });
  // A layout effect: the shortcut must work as soon as the button shows it, even while the page still renders.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
