import { Search } from 'lucide-react';
import { useId } from 'react';
import { FilterText } from '../ui/table/filter-text.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = {
  label: string;
  /** What can be searched for. It stands in the empty box. */
  help?: string;
  value: string;
  onValue: (value: string) => void;
  /** Searches on Enter, not at every letter. */
  isSentByEnter?: boolean;
};

/** Searches a whole list, while the filters only narrow it. */
export const SearchBox = ({ label, ...text }: SearchBoxProps) => {
  const id = useId();
  return (
    <search className={styles.search}>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Search size={20} aria-hidden />
      <FilterText id={id} className={styles.control} {...text} />
    </search>
  );
};
