import { useQuery } from '@tanstack/react-query';
import { Factory, X } from 'lucide-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { Combobox } from '../../kit/ui/combobox.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { certificateQueries } from './certificate.queries.ts';
import styles from './certificate-form.module.css';
import type { CertificateFields } from './certificate-form-fields.ts';

/** Found by typing, one after the other; those that are chosen stand below. */
export const CoveredFactoriesInput = () => {
  const { t } = useTranslation('certificate');
  const message = useFieldMessage();
  const { control } = useFormContext<CertificateFields>();
  const { field, fieldState } = useController({ control, name: 'factoryIds' });
  const [search, setSearch] = useState('');
  const { data, isFetching } = useQuery(certificateQueries.factories(search));
  const chosen = field.value;
  const free = (data?.rows ?? []).filter(({ id }) => !chosen.some((one) => one.id === id));
  const add = (id: string) => {
    const factory = free.find((one) => one.id === id);
    if (!factory) return;
    field.onChange([...chosen, { id: factory.id, name: factory.name }]);
    setSearch('');
  };
  return (
    <div className={styles.covered}>
      <Combobox
        // Empty again after each choice.
        key={chosen.length}
        ref={field.ref}
        label={t('field.factoryIds')}
        help={t('help.factoryIds')}
        error={message(fieldState.error?.message)}
        isOptional
        placeholder={t('addFactory')}
        options={free.map(({ id, name, code }) => ({ value: id, label: code ? `${name} (${code})` : name }))}
        value=""
        onChange={add}
        onSearch={setSearch}
        isLoading={isFetching}
      />
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('field.factoryIds')}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              <Factory size={16} aria-hidden />
              <bdi>{name}</bdi>
              <IconButton
                label={t('removeFactory', { name })}
                onClick={() => field.onChange(chosen.filter((one) => one.id !== id))}
              >
                <X size={18} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
