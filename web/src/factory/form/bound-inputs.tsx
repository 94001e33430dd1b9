import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { Controller, type FieldPath, type FieldPathByValue, useFormContext } from 'react-hook-form';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { DateField } from '../../kit/ui/date/date-field.tsx';
import { ChangedField } from '../../kit/ui/field/field-marks.ts';
import { NumberField } from '../../kit/ui/input/number-field.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { Checkbox } from '../../kit/ui/toggle/checkbox.tsx';
import type { FactoryFormFields } from './fields.ts';

type NameOf<V> = FieldPathByValue<FactoryFormFields, V>;

const useError = (name: FieldPath<FactoryFormFields>) => {
  const { formState, getFieldState } = useFormContext<FactoryFormFields>();
  return useFieldMessage()(getFieldState(name, formState).error?.message);
};

/** True in a form of a stored factory: its changed fields say so. */
export const MarksChanges = createContext(false);

/** Marks the field inside if it was changed. */
export const Changeable = ({ name, children }: { name: FieldPath<FactoryFormFields>; children: ReactNode }) => {
  const { formState, getFieldState } = useFormContext<FactoryFormFields>();
  const { isDirty } = getFieldState(name, formState);
  return <ChangedField value={useContext(MarksChanges) && isDirty}>{children}</ChangedField>;
};

type BoundTextProps = Omit<ComponentProps<typeof TextField>, 'name' | 'error' | 'ref'> & { name: NameOf<string> };

/** Text field of the kit, bound to the form by its name. All but two fields are optional. */
export const BoundText = ({ name, isOptional = true, ...rest }: BoundTextProps) => {
  const { register } = useFormContext<FactoryFormFields>();
  return (
    <Changeable name={name}>
      <TextField {...rest} isOptional={isOptional} error={useError(name)} autoComplete="off" {...register(name)} />
    </Changeable>
  );
};

type BoundSelectProps = Omit<ComponentProps<typeof SelectField>, 'name' | 'error' | 'ref' | 'onChange'> & {
  name: NameOf<string>;
  /** Called after a choice, when the form already has the new value. */
  onChosen?: () => void;
};

/** Controlled, because its options change with the language or the country. */
export const BoundSelect = ({ name, onChosen, isOptional = true, ...rest }: BoundSelectProps) => {
  const { control } = useFormContext<FactoryFormFields>();
  const error = useError(name);
  return (
    <Changeable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: { onChange, ...field } }) => (
          <SelectField
            {...rest}
            isOptional={isOptional}
            error={error}
            {...field}
            onChange={(event) => {
              onChange(event);
              onChosen?.();
            }}
          />
        )}
      />
    </Changeable>
  );
};

type BoundNumberProps = Omit<ComponentProps<typeof NumberField>, 'name' | 'error' | 'ref' | 'value' | 'onChange'> & {
  name: NameOf<number | null>;
  /** Called after a change, when the form already has the new value. */
  onChanged?: () => void;
};

export const BoundNumber = ({ name, onChanged, isOptional = true, ...rest }: BoundNumberProps) => {
  const { control } = useFormContext<FactoryFormFields>();
  const error = useError(name);
  return (
    <Changeable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field: { onChange, ...field } }) => (
          <NumberField
            {...rest}
            isOptional={isOptional}
            error={error}
            {...field}
            onChange={(value) => {
              onChange(value);
              onChanged?.();
            }}
          />
        )}
      />
    </Changeable>
  );
};

type BoundDateProps = Omit<ComponentProps<typeof DateField>, 'name' | 'error' | 'ref' | 'value' | 'onChange'> & {
  name: NameOf<string>;
};

export const BoundDate = ({ name, ...rest }: BoundDateProps) => {
  const { control } = useFormContext<FactoryFormFields>();
  const error = useError(name);
  return (
    <Changeable name={name}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <DateField {...rest} isOptional error={error} {...field} />}
      />
    </Changeable>
  );
};

type BoundTickProps = { name: NameOf<boolean>; label: string };

export const BoundTick = ({ name, label }: BoundTickProps) => {
  const { register } = useFormContext<FactoryFormFields>();
  return <Checkbox label={label} {...register(name)} />;
};
