import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { useMedia } from '../media.ts';
import { isTabOpen, type TabLink, TabLinks } from '../navigation/tab-links.tsx';
import { useOpening } from '../navigation/use-opening.ts';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';
import { useTabRoom } from './use-tab-room.ts';

type TabbedTitleProps = {
  title: string;
  partTitle?: string | undefined;
  tabs: readonly TabLink[];
  /** What follows on the line. */
  children: ReactNode;
};

/**
 * The line of a page with tabs. A screen reader hears the page and the open tab. On a phone, and wherever the tabs have
 * no room, the name of the open tab is a button that opens them.
 */
export const TabbedTitle = ({ title, partTitle, tabs, children }: TabbedTitleProps) => {
  const { pathname } = useLocation();
  const line = useRef<HTMLDivElement>(null);
  const links = useRef<HTMLElement>(null);
  const isPhone = useMedia('phone');
  const hasRoom = useTabRoom({ line, links, isPhone });
  const isFolded = isPhone || !hasRoom;
  const open = tabs.find((tab) => isTabOpen(tab, pathname));
  const part = partTitle ?? open?.label;
  return (
    <div className={classNames(styles.head, styles.tabbed, isFolded && styles.folded)} ref={line}>
      <PageTitle>{part ?? title}</PageTitle>
      {isFolded ? (
        <TabSwitch title={title} part={part} tabs={tabs} />
      ) : (
        <>
          <h1>
            {title}
            {part && <span className="visually-hidden">{`: ${part}`}</span>}
          </h1>
          <TabLinks look="line" label={title} tabs={tabs} ref={links} />
        </>
      )}
      {children}
    </div>
  );
};

const TabSwitch = ({
  title,
  part,
  tabs,
}: Omit<TabbedTitleProps, 'children' | 'partTitle'> & { part?: string | undefined }) => {
  const id = useId();
  const { place, isOpen, open, close } = useOpening<HTMLDivElement>();
  return (
    <div className={styles.switch} ref={place}>
      <h1>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={isOpen ? close : open}
        >
          <span>
            {part && <span className="visually-hidden">{`${title}: `}</span>}
            {part ?? title}
          </span>
          <ChevronsUpDown size={16} aria-hidden />
        </button>
      </h1>
      {isOpen && <TabLinks look="panel" id={id} label={title} tabs={tabs} onFollow={close} />}
    </div>
  );
};
