import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../class-names.ts';
import type { TabLink } from '../navigation/tab-links.tsx';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';
import { TabbedTitle } from './tabbed-title.tsx';

/** Content at the end of the title line of every page, set by the frame around the pages. */
export const BesideTitle = createContext<ReactNode>(null);

type PageProps = {
  /** Name of the page, as the navigation calls it. */
  title: string;
  /** Tabs of the page. They stand on the line of the title; where they have no room, the title opens them. */
  tabs?: readonly TabLink[];
  /** Short words beside the title, such as how many rows there are. */
  count?: ReactNode;
  /** The one act of the page, at the end of the line. */
  action?: ReactNode;
  /** Sentence below the line. */
  lead?: string | undefined;
  /** Title of the browser tab, if the open part has another name than its tab. */
  partTitle?: string | undefined;
  isForm?: boolean;
  children?: ReactNode;
};

/** Shows a page: on one line its title, tabs, count and act; below it the content. */
export const Page = ({ title, tabs, count, action, lead, partTitle, isForm = false, children }: PageProps) => {
  const rest = (
    <>
      {count && <span className={styles.count}>{count}</span>}
      <div className={styles.end}>
        {useContext(BesideTitle)}
        {action}
      </div>
    </>
  );
  return (
    <div className={classNames(styles.page, isForm && styles.form)}>
      {tabs ? (
        <TabbedTitle key={tabs.map(({ label }) => label).join()} title={title} partTitle={partTitle} tabs={tabs}>
          {rest}
        </TabbedTitle>
      ) : (
        <div className={styles.head}>
          <PageTitle>{partTitle ?? title}</PageTitle>
          <h1>{title}</h1>
          {rest}
        </div>
      )}
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
};
