import { useQuery } from '@tanstack/react-query';
import { Factory, X } from 'lucide-react';
import { type Ref, useState } from 'react';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import type { FieldProps } from '../../kit/ui/field/field.tsx';
import { Combobox } from '../../kit/ui/select/combobox.tsx';
import { factoryQueries } from '../factory.queries.ts';
import styles from './factories-picker.module.css';

type ChosenFactory = { id: string; name: string };
type FactoriesPickerProps = Pick<FieldProps, 'label' | 'help' | 'error'> & {
  placeholder: string;
  removeLabel: (name: string) => string;
  chosen: readonly ChosenFactory[];
  onChange: (chosen: ChosenFactory[]) => void;
  ref?: Ref<HTMLInputElement>;
};

/** Chooses several of the company's factories by typing. The chosen ones are listed below. */
export const FactoriesPicker = (props: FactoriesPickerProps) => {
  const { label, help, error, placeholder, removeLabel, chosen, onChange, ref } = props;
  const [search, setSearch] = useState('');
  const { data, isFetching } = useQuery(factoryQueries.found(search));
  const free = (data?.rows ?? []).filter(({ id }) => !chosen.some((row) => row.id === id));
  const add = (id: string) => {
    const factory = free.find((row) => row.id === id);
    if (!factory) return;
    onChange([...chosen, { id: factory.id, name: factory.name }]);
    setSearch('');
  };
  return (
    <div className={styles.picker}>
      <Combobox
        // A new key empties the field after each choice.
        key={chosen.length}
        {...(ref && { ref })}
        label={label}
        help={help}
        error={error}
        isOptional
        placeholder={placeholder}
        options={free.map(({ id, name, code }) => ({ value: id, label: code ? `${name} (${code})` : name }))}
        value=""
        onChange={add}
        onSearch={setSearch}
        isLoading={isFetching}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={label}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Factory size={16} aria-hidden />
              <bdi>{name}</bdi>
              <IconButton label={removeLabel(name)} onClick={() => onChange(chosen.filter((row) => row.id !== id))}>
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
