import { MoveHorizontal } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import { useIsScrollable } from '../table/use-is-scrollable.ts';
import styles from './scrolled.module.css';
import { useMoreBeyond } from './use-more-beyond.ts';

type ScrolledProps = {
  label: string;
  className: string | undefined;
  /** If set, it gets the frame itself, to measure it. */
  onFrame?: (frame: HTMLElement | null) => void;
  children: ReactNode;
};

/** Not a landmark: the section around it is already one. */
const AS_GROUP = { role: 'group' };

/**
 * Frame for content that may be wider than its container. If it is, the frame says so, its edge has a shadow until the
 * end is reached, and the keyboard can scroll it.
 */
export const Scrolled = ({ label, className, onFrame, children }: ScrolledProps) => {
  const { t } = useTranslation('ui');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isScrollable = useIsScrollable(frame);
  const { isWide, hasMore } = useMoreBeyond(frame);
  const take = useCallback(
    (element: HTMLElement | null) => {
      setFrame(element);
      onFrame?.(element);
    },
    [onFrame],
  );
  return (
    <>
      {isWide && (
        <p className={styles.hint} aria-hidden>
          <MoveHorizontal size={16} />
          {t('table.scroll')}
        </p>
      )}
      <section
        ref={take}
        className={classNames(styles.frame, className, hasMore && styles.more)}
        {...AS_GROUP}
        aria-label={label}
        tabIndex={isScrollable ? 0 : undefined}
      >
        {children}
      </section>
    </>
  );
};
