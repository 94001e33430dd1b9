import { type ComponentType, type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../toast/toasts.ts';

/** Content of the place that the button opens. */
export type Opened = {
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** The keyboard has opened it: the focus goes to the first item. */
  isByKeys: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

type LateOpenerProps = {
  /** Name of the button. */
  label: string;
  className: string | undefined;
  opens: 'menu' | 'dialog';
  load: () => Promise<ComponentType<Opened>>;
  children: ReactNode;
};

/**
 * A button that opens a menu or a panel. Both load with their library when the pointer or the focus reaches the button:
 * a page that nobody has pressed anything on does without them.
 */
export const LateOpener = ({ label, className, opens, load, children }: LateOpenerProps) => {
  const { t } = useTranslation();
  const trigger = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<Opened>>();
  const [isOpen, setOpen] = useState(false);
  const [isByKeys, setByKeys] = useState(false);
  /** Ignores a failed load: the press loads again. */
  const preload = () => {
    load().catch(() => {});
  };
  const open = async (byKeys: boolean) => {
    // Not every browser focuses a button that is pressed; the focus comes back to it afterwards.
    trigger.current?.focus();
    try {
      const Loaded = await load();
      setPanel(() => Loaded);
      setByKeys(byKeys);
      setOpen(true);
    } catch (error) {
      console.error(error);
      showToast({ kind: 'error', text: t('unknownError') });
    }
  };
  const press = (event: KeyboardEvent) => {
    if (opens !== 'menu' || !/^Arrow(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    void open(true);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup={opens}
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={press}
        // A press by the keyboard counts no clicks.
        onClick={({ detail }) => open(detail === 0)}
      >
        {children}
      </button>
      {Panel && <Panel trigger={trigger} isOpen={isOpen} isByKeys={isByKeys} onOpenChange={setOpen} />}
    </>
  );
};
