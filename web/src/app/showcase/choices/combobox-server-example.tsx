import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../../kit/ui/select/combobox.tsx';
import type { Option } from '../../../kit/ui/select/option-groups.ts';
import styles from './choices.module.css';

const ANSWER_MS = 400;
const COMPANIES = Array.from({ length: 40 }, (_, at) => String(at + 1));

export const ComboboxServerExample = () => {
  const { t } = useTranslation('showcase');
  const [value, setValue] = useState('');
  const [search, setSearch] = useState('');
  const [answer, setAnswer] = useState<{ search: string; options: Option[] }>();

  // Replaces a query: the response takes a while, and a late one is not shown.
  useEffect(() => {
    const companies = COMPANIES.map((number) => ({ value: number, label: t('choices.combobox.company', { number }) }));
    const options = companies.filter(({ label }) => label.includes(search));
    const timer = setTimeout(() => setAnswer({ search, options }), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [search, t]);

  return (
    <div className={styles.field}>
      <Combobox
        label={t('choices.combobox.server')}
        help={t('choices.combobox.serverHelp')}
        placeholder={t('choices.combobox.placeholder')}
        options={answer?.options ?? []}
        isLoading={answer?.search !== search}
        onSearch={setSearch}
        value={value}
        onChange={setValue}
      />
    </div>
  );
};
