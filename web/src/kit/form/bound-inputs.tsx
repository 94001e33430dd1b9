import type { ComponentProps, ReactNode } from 'react';
import { type FieldPathByValue, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { DateField } from '../ui/date/date-field.tsx';
import { NumberField } from '../ui/input/number-field.tsx';
import { TextArea } from '../ui/input/text-area.tsx';
import { TextField } from '../ui/input/text-field.tsx';
import { SelectField } from '../ui/select/select-field.tsx';
import { Checkbox } from '../ui/toggle/checkbox.tsx';
import { useFieldMessage } from './field-message.ts';

type Tied = 'name' | 'error' | 'ref' | 'value' | 'onChange' | 'onBlur';
type Bound<P> = Omit<P, Tied> & { name: string };

const useBound = (name: string) => {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ control, name });
  return { field, error: useFieldMessage()(fieldState.error?.message) };
};

const BoundText = ({ name, ...rest }: Bound<ComponentProps<typeof TextField>>) => {
  const { field, error } = useBound(name);
  return <TextField autoComplete="off" {...rest} error={error} {...field} />;
};

const BoundArea = ({ name, ...rest }: Bound<ComponentProps<typeof TextArea>>) => {
  const { field, error } = useBound(name);
  return <TextArea {...rest} error={error} {...field} />;
};

const BoundSelect = ({ name, ...rest }: Bound<ComponentProps<typeof SelectField>>) => {
  const { field, error } = useBound(name);
  return <SelectField {...rest} error={error} {...field} />;
};

const BoundNumber = ({ name, ...rest }: Bound<ComponentProps<typeof NumberField>>) => {
  const { field, error } = useBound(name);
  return <NumberField {...rest} error={error} {...field} />;
};

const BoundDate = ({ name, ...rest }: Bound<ComponentProps<typeof DateField>>) => {
  const { field, error } = useBound(name);
  return <DateField {...rest} error={error} {...field} />;
};

const BoundTick = ({ name, label, help }: { name: string; label: string; help?: string }) => {
  const { field, error } = useBound(name);
  const { value, ...tied } = field;
  return <Checkbox label={label} help={help} error={error} checked={Boolean(value)} {...tied} />;
};

/**
 * Ties the kit's fields to a form by the form's own field names. An unknown name, or one of another type, does not
 * compile.
 */
export const boundInputs = <T extends FieldValues>() => {
  type BoundField<V, P> = (props: Omit<P, 'name'> & { name: FieldPathByValue<T, V> }) => ReactNode;
  return {
    Text: BoundText as BoundField<string, ComponentProps<typeof BoundText>>,
    Area: BoundArea as BoundField<string, ComponentProps<typeof BoundArea>>,
    Select: BoundSelect as BoundField<string, ComponentProps<typeof BoundSelect>>,
    Number: BoundNumber as BoundField<number | null, ComponentProps<typeof BoundNumber>>,
    Date: BoundDate as BoundField<string, ComponentProps<typeof BoundDate>>,
    Tick: BoundTick as BoundField<boolean, ComponentProps<typeof BoundTick>>,
  };
};
