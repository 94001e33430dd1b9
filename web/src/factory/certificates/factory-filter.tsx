import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../kit/ui/combobox.tsx';
import { factoryQueries } from '../factory.queries.ts';

type FactoryFilterProps = { value: string; onValue: (factoryId: string) => void };

/** There may be thousands: found by typing. */
export const FactoryFilter = ({ value, onValue }: FactoryFilterProps) => {
  const { t } = useTranslation('certificate');
  const [search, setSearch] = useState('');
  const { data, isFetching } = useQuery(factoryQueries.found(search));
  const chosen = useQuery({ ...factoryQueries.named(value), enabled: value !== '' }).data;
  const name = chosen?.id === value ? chosen.name : undefined;
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
