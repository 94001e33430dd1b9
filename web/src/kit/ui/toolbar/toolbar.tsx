import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useMedia } from '../media.ts';
import styles from './toolbar.module.css';

export type ToolbarParts = {
  /** Number of rows, in words. */
  count?: ReactNode;
  /** Choice of a view or a period. */
  views?: ReactNode;
  search?: ReactNode;
  /** One button that opens all filters. */
  filter?: ReactNode;
  /** Further tools that have an icon only. */
  tools?: ReactNode;
  /** Acts on the whole list, such as an export. */
  actions?: ReactNode;
  /** The main act, which is the only filled button. */
  main?: ReactNode;
  /** Filters in use, on a line of their own. */
  chips?: ReactNode;
};

type ToolbarProps = ToolbarParts & {
  /** Replaces the tools while rows are chosen. The tools keep their room, so that no row moves. */
  selection?: ReactNode;
  isSelecting?: boolean;
};

/** Shows the tools of a list in one line. On a phone, search and filters have a line of their own. */
export const Toolbar = ({ selection, isSelecting = false, ...parts }: ToolbarProps) => {
  const { count, views, search, filter, tools, actions, main, chips } = parts;
  const isPhone = useMedia('phone');
  const find = (search || filter || tools || actions) && (
    <div key="find" className={styles.find}>
      {search}
      {filter}
      {tools}
      {actions}
    </div>
  );
  const act = main && (
    <div key="main" className={styles.main}>
      {main}
    </div>
  );
  return (
    <div className={styles.toolbar}>
      <div className={styles.place}>
        <div className={classNames(styles.line, isSelecting && styles.covered)} inert={isSelecting}>
          {(count || views) && (
            <div key="start" className={styles.start}>
              {count}
              {views}
            </div>
          )}
          {isPhone ? [act, find] : [find, act]}
        </div>
        {isSelecting && <div className={styles.selection}>{selection}</div>}
      </div>
      {chips}
    </div>
  );
};
