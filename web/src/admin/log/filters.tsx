import type { LoggedPerson } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../kit/list/use-settled.ts';
import { Combobox } from '../../kit/ui/select/combobox.tsx';
import { auditQueries } from '../audit/audit.queries.ts';
import { useLogWords } from './words.ts';

type FilterProps = { label: string; value: string; onChange: (id: string) => void };

const PAUSE_MS = 250;
const usePeople = (text: string) => useQuery(auditQueries.people(text));
const useCompanies = (text: string) => useQuery(auditQueries.companies(text));

/** Finds a person on the server by the beginning of the name or mail address. */
export const PersonFilter = (props: FilterProps) => {
  const { t } = useTranslation('audit');
  const { personName } = useLogWords();
  const nameOf = (person: LoggedPerson) => [personName(person), person.email].filter(Boolean).join(' · ');
  return <FoundFilter {...props} placeholder={t('filter.personHint')} useFound={usePeople} nameOf={nameOf} />;
};

export const CompanyFilter = (props: FilterProps) => {
  const { t } = useTranslation('audit');
  const { companyWithNumber } = useLogWords();
  return (
    <FoundFilter {...props} placeholder={t('filter.companyHint')} useFound={useCompanies} nameOf={companyWithNumber} />
  );
};

type FoundFilterProps<R> = FilterProps & {
  placeholder: string;
  /** Finds rows by a text, or one row by its id. */
  useFound: (text: string) => { data: { rows: R[] } | undefined; isFetching: boolean };
  nameOf: (row: R) => string;
};

const FoundFilter = <R extends { id: string }>({ useFound, nameOf, value, ...props }: FoundFilterProps<R>) => {
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), PAUSE_MS);
  const found = useFound(settled);
  const chosen = useFound(value).data?.rows;
  const rows = (settled ? found.data?.rows : chosen) ?? [];
  return (
    <Combobox
      {...props}
      isOptional
      options={rows.map((row) => ({ value: row.id, label: nameOf(row) }))}
      isLoading={text.trim() !== settled || found.isFetching}
      onSearch={setText}
      value={value}
    />
  );
};
