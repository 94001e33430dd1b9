import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import styles from './outbox.module.css';

/** Searches on Enter, not at every letter: each answer contains a page of other people's addresses. */
export const OutboxSearch = ({ value, onSearch }: { value: string; onSearch: (search: string) => void }) => {
  const { t } = useTranslation('outbox');
  const [text, setText] = useState(value);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form className={styles.search} onSubmit={submit} noValidate>
      <TextField label={t('searchIn')} type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <IconButton type="submit" size="large" look="outlined" label={t('search')}>
        <Search size={20} aria-hidden />
      </IconButton>
    </form>
  );
};
