import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';

/** What stands beside the name of every page, given by whoever frames them. */
export const BesideTitle = createContext<ReactNode>(null);

type PageProps = {
  title: string;
  /** The name in the browser's tab, where a part of the page is open. */
  partTitle?: string | undefined;
  lead?: string;
  action?: ReactNode;
  isForm?: boolean;
  children?: ReactNode;
};

/** The head that every page has: its name, here and in the browser's tab, and its one main action. */
export const Page = ({ title, partTitle, lead, action, isForm = false, children }: PageProps) => (
  <div className={classNames(styles.page, isForm && styles.form)}>
    <PageTitle>{partTitle ?? title}</PageTitle>
    <div className={styles.head}>
      <div>
        <div className={styles.title}>
          <h1>{title}</h1>
          {useContext(BesideTitle)}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {action}
    </div>
    {children}
  </div>
);
