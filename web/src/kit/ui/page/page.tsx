import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';
import { PageTitle } from './page-title.tsx';

/** Content beside the title of every page, set by the frame around the pages. */
export const BesideTitle = createContext<ReactNode>(null);

type PageProps = {
  title: string;
  /** Title of the browser tab while a part of the page is open. */
  partTitle?: string | undefined;
  lead?: string;
  action?: ReactNode;
  isForm?: boolean;
  children?: ReactNode;
};

/** Shows the head of a page: its title, here and in the browser tab, and its one main action. */
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
