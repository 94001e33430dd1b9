import type { PROCESS_SCHEMES } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useSettled } from '../../kit/list/use-settled.ts';
import { Combobox } from '../../kit/ui/select/combobox.tsx';
import type { Option } from '../../kit/ui/select/option-groups.ts';
import { codeQueries } from './codes.queries.ts';
import { useCodeOptions } from './picker.tsx';

const SCHEMES = ['process', 'ksic', 'isic'] as const;

type FoundProcess = { scheme: (typeof PROCESS_SCHEMES)[number]; code: string; name: string };

/** Finds a process in the code lists, the list of processes first. Other processes are typed. */
export const ProcessSearch = ({ onFound }: { onFound: (found: FoundProcess) => void }) => {
  const { t } = useTranslation('codes');
  const [typed, setTyped] = useState<string>();
  const query = useSettled(typed);
  const [own, ksic, isic] = [useFound('process', query), useFound('ksic', query), useFound('isic', query)];
  const found = { process: own.data, ksic: ksic.data, isic: isic.data };
  const options = [
    ...keyed('process', useCodeOptions(own.data)),
    ...keyed('ksic', useCodeOptions(ksic.data)),
    ...keyed('isic', useCodeOptions(isic.data)),
  ];
  const choose = (key: string) => {
    for (const scheme of SCHEMES) {
      const row = found[scheme]?.rows.find(({ code }) => keyOf(scheme, code) === key);
      if (row) onFound({ scheme, code: row.code, name: row.name });
    }
  };
  return (
    <Combobox
      label={t('picker.findProcess')}
      placeholder={t('picker.placeholder')}
      isOptional
      options={options}
      value=""
      onChange={choose}
      onSearch={setTyped}
      isLoading={own.isFetching || ksic.isFetching || isic.isFetching || query !== typed}
    />
  );
};

const useFound = (scheme: (typeof SCHEMES)[number], query: string | undefined) => {
  const { name: language } = useLanguage();
  return useQuery({ ...codeQueries.search({ scheme, language, query: query ?? '' }), enabled: query !== undefined });
};

/** Two lists may contain the same code. */
const keyOf = (scheme: string, code: string) => `${scheme} ${code}`;
const keyed = (scheme: string, options: Option[]): Option[] =>
  options.map((option) => ({ ...option, value: keyOf(scheme, option.value) }));
