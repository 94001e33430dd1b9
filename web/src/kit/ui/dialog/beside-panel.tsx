import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import styles from './beside-panel.module.css';
import { SidePanel } from './side-panel.tsx';
import { useIsWide } from './use-is-wide.ts';

type BesidePanelProps = {
  label: string;
  title: string;
  close: string;
  onClose: () => void;
  /** Shown while nothing is selected. Without it there is no panel then. */
  none?: ReactNode;
  children: ReactNode;
};

/** Shows what is selected in a picture: beside the picture, or over it where there is no room. */
export const BesidePanel = ({ label, title, close, onClose, none, children }: BesidePanelProps) => {
  const isWide = useIsWide();
  if (!children && (!isWide || !none)) return null;
  if (!isWide) {
    return (
      <SidePanel title={title} onClose={onClose}>
        {children}
      </SidePanel>
    );
  }
  return (
    <aside className={styles.panel} aria-label={label}>
      {children ? (
        <>
          <div className={styles.head}>
            <h2>
              <bdi>{title}</bdi>
            </h2>
            <IconButton label={close} onClick={onClose}>
              <X size={20} aria-hidden />
            </IconButton>
          </div>
          {children}
        </>
      ) : (
        none
      )}
    </aside>
  );
};
