import type { CodeScheme, codesContract, FoundCode, Output } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useSettled } from '../../kit/list/use-settled.ts';
import type { FieldProps } from '../../kit/ui/field/field.tsx';
import { Combobox } from '../../kit/ui/select/combobox.tsx';
import type { Option } from '../../kit/ui/select/option-groups.ts';
import { codeQueries } from './codes.queries.ts';

/** A code from a list, or typed text without a code. */
export type PickedCode = { code: string; name: string };

type CodePickerProps = FieldProps & {
  scheme: CodeScheme;
  /** Revision of the list. The default is the newest loaded one. */
  revision?: string | undefined;
  value: PickedCode;
  /** Called with the revision if the code comes from a list. */
  onChange: (picked: PickedCode, revision?: string) => void;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

type Found = Output<(typeof codesContract)['searchCodes']>;

/** Finds a code by its digits or by words in any language, or takes the typed text. */
export const CodePicker = ({ scheme, revision, value, onChange, help, ...rest }: CodePickerProps) => {
  const { t } = useTranslation('codes');
  const { name: language } = useLanguage();
  // No search before the person opens or types: a form can have many of these fields.
  const [typed, setTyped] = useState<string>();
  const query = useSettled(typed);
  const search = codeQueries.search({ scheme, language, query: query ?? '', ...(revision && { revision }) });
  const { data, isFetching } = useQuery({ ...search, enabled: query !== undefined });
  const isEmptyHanded = data !== undefined && data.list === null;
  const options = useCodeOptions(data);

  const pick = (next: string) => {
    const found = data?.rows.find(({ code }) => code === next);
    if (found) onChange({ code: found.code, name: found.name }, data?.list?.revision);
    else onChange({ code: '', name: next });
  };
  return (
    <Combobox
      {...rest}
      help={isEmptyHanded ? t('picker.noList') : help}
      placeholder={t('picker.placeholder')}
      options={options}
      value={value.code || value.name}
      valueLabel={value.code ? labelOf(value) : value.name}
      isLoading={isFetching || query !== typed}
      isFreeText
      onSearch={setTyped}
      onChange={pick}
    />
  );
};

const labelOf = ({ code, name }: PickedCode) => `${code} ${name}`;

/** Returns options under the list's name: code and name, with the parent codes as detail. */
export const useCodeOptions = (found: Found | undefined): Option[] => {
  const { t } = useTranslation('codes');
  if (!found?.list || found.rows.length === 0) return [];
  const { scheme, revision, isBuiltIn } = found.list;
  const list = t(`schemeShort.${scheme}`, { revision });
  const head = isBuiltIn ? t('picker.shortList', { list }) : list;
  const more = found.hasMore ? [{ value: 'more', label: t('picker.more'), disabled: true }] : [];
  return [{ value: 'list', label: head, isGroupHeader: true }, ...found.rows.map(optionOf), ...more];
};

const optionOf = (found: FoundCode): Option => ({
  value: found.code,
  label: labelOf(found),
  detail: found.parents.map(({ name }) => name).join(' › '),
});
