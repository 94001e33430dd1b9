import type { ReactNode } from 'react';
import styles from '../kit/list/list-page.module.css';
import { SearchBox } from '../kit/list/search-box.tsx';
import { Button } from '../kit/ui/button/button.tsx';

type ListToolsProps = {
  words: { search: string; searchHelp: string; filters: string; clear: string };
  search: string;
  onSearch: (search: string) => void;
  /** Undefined while no filter is set. */
  onClear: (() => void) | undefined;
  children: ReactNode;
};

/** Shows the search box of a list with its filters below. */
export const ListTools = ({ words, search, onSearch, onClear, children }: ListToolsProps) => (
  <div className={styles.tools}>
    <div className={styles.first}>
      <SearchBox label={words.search} help={words.searchHelp} value={search} onValue={onSearch} />
    </div>
    <fieldset className={styles.filters} aria-label={words.filters}>
      {children}
      {onClear && (
        <Button size="small" look="ghost" onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </fieldset>
  </div>
);
