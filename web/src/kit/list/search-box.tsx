import { Search } from 'lucide-react';
import { useId } from 'react';
import { FilterText } from '../ui/table/filter-text.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = { label: string; help?: string; value: string; onValue: (value: string) => void };

/** Searches a whole list, while the filters only narrow it. */
export const SearchBox = ({ label, help, value, onValue }: SearchBoxProps) => {
  const id = useId();
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <Search size={20} aria-hidden />
        <FilterText id={id} className={styles.control} value={value} onValue={onValue} />
      </div>
      {help && <p className={styles.help}>{help}</p>}
    </search>
  );
};
