import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../account/account.queries.ts';
import { Combobox } from '../../kit/ui/select/combobox.tsx';
import { factoryQueries } from '../factory.queries.ts';

type FactoryFilterProps = { value: string; onValue: (factoryId: string) => void };

/**
 * Finds a factory by typing, because there may be thousands. Only the company's own factories are found. Operators have
 * none: they see the factory that the address names and can remove it.
 */
export const FactoryFilter = ({ value, onValue }: FactoryFilterProps) => {
  const { t } = useTranslation('certificate');
  const [search, setSearch] = useState('');
  const isOperator = useUser().role === 'admin';
  const { data, isFetching } = useQuery({ ...factoryQueries.found(search), enabled: !isOperator });
  const chosen = useQuery({ ...factoryQueries.named(value), enabled: value !== '' }).data;
  const name = chosen?.id === value ? chosen.name : undefined;
  if (isOperator && value === '') return null;
  return (
    <Combobox
      key={name ?? ''}
      label={t('factoryFilter')}
      placeholder={t('anyFactory')}
      isOptional
      options={(data?.rows ?? []).map((factory) => ({ value: factory.id, label: factory.name }))}
      value={value}
      onChange={onValue}
      onSearch={setSearch}
      isLoading={isFetching}
      {...(name && { valueLabel: name })}
    />
  );
};
