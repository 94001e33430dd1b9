import type { LoggedCompany, LoggedPerson } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../kit/list/use-settled.ts';
import { Combobox } from '../../kit/ui/select/combobox.tsx';
import { auditQueries } from '../audit/audit.queries.ts';
import { useLogWords } from './words.ts';

type FilterProps = { label: string; value: string; onChange: (id: string) => void };

const PAUSE_MS = 250;

/** Finds a person on the server by the beginning of the name or mail address. */
export const PersonFilter = ({ label, value, onChange }: FilterProps) => {
  const { t } = useTranslation('audit');
  const { personName } = useLogWords();
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), PAUSE_MS);
  const found = useQuery(auditQueries.people(settled));
  const chosen = useQuery(auditQueries.people(value)).data?.rows;
  const rows: LoggedPerson[] = (settled ? found.data?.rows : chosen) ?? [];
  const nameOf = (person: LoggedPerson) => [personName(person), person.email].filter(Boolean).join(' · ');
  return (
    <Combobox
      label={label}
      isOptional
      placeholder={t('filter.personHint')}
      options={rows.map((person) => ({ value: person.id, label: nameOf(person) }))}
      isLoading={text.trim() !== settled || found.isFetching}
      onSearch={setText}
      value={value}
      onChange={onChange}
    />
  );
};

export const CompanyFilter = ({ label, value, onChange }: FilterProps) => {
  const { t } = useTranslation('audit');
  const { companyWithNumber: nameOf } = useLogWords();
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), PAUSE_MS);
  const found = useQuery(auditQueries.companies(settled));
  const chosen = useQuery(auditQueries.companies(value)).data?.rows;
  const rows: LoggedCompany[] = (settled ? found.data?.rows : chosen) ?? [];
  return (
    <Combobox
      label={label}
      isOptional
      placeholder={t('filter.companyHint')}
      options={rows.map((company) => ({ value: company.id, label: nameOf(company) }))}
      isLoading={text.trim() !== settled || found.isFetching}
      onSearch={setText}
      value={value}
      onChange={onChange}
    />
  );
};
