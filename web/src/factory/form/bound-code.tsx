import type { CodeScheme } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { Controller, type FieldPathByValue, useFormContext, useWatch } from 'react-hook-form';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useSettled } from '../../kit/list/use-settled.ts';
import { codeQueries } from '../codes/codes.queries.ts';
import { CodePicker } from '../codes/picker.tsx';
import { Changeable } from './bound-inputs.tsx';
import type { FactoryFormFields } from './fields.ts';

type BoundCodeProps = {
  name: FieldPathByValue<FactoryFormFields, string>;
  label: string;
  help: string;
  scheme: CodeScheme;
  revision?: string | undefined;
  /** Called with the revision of the list that the code was chosen from. */
  onRevision?: (revision: string) => void;
};

/** Asks for a code by search or typing. The name of a known code is shown below. */
export const BoundCode = ({ name, label, help, scheme, revision, onRevision }: BoundCodeProps) => {
  const { control, formState, getFieldState } = useFormContext<FactoryFormFields>();
  const error = useFieldMessage()(getFieldState(name, formState).error?.message);
  const called = useCodeName(scheme, revision, useWatch<FactoryFormFields, typeof name>({ name }));
  return (
    <Changeable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <CodePicker
            label={label}
            help={called ?? help}
            isOptional
            {...(error && { error })}
            scheme={scheme}
            revision={revision}
            value={{ code: '', name: value }}
            onChange={(picked, of) => {
              onChange(picked.code || picked.name);
              if (of) onRevision?.(of);
            }}
            onBlur={onBlur}
            ref={ref}
          />
        )}
      />
    </Changeable>
  );
};

const useCodeName = (scheme: CodeScheme, revision: string | undefined, code: string) => {
  const { name: language } = useLanguage();
  const query = useSettled(code);
  const search = codeQueries.search({ scheme, language, query, ...(revision && { revision }) });
  const { data } = useQuery({ ...search, enabled: query !== '' });
  return code === '' ? undefined : data?.rows.find((row) => row.code === code)?.name;
};
