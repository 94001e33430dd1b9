import { useController, useFormContext } from 'react-hook-form';
import { PeriodSelect } from '../../../flow/period-select.tsx';
import { useFieldMessage } from '../../../kit/form/field-message.ts';

/** A month or a quarter, tied to the field of a form. */
export const BoundPeriod = ({ name, label }: { name: 'from' | 'to'; label: string }) => {
  const { control } = useFormContext<{ from: string; to: string }>();
  const { field, fieldState } = useController({ control, name });
  const { onChange, ...tied } = field;
  const error = useFieldMessage()(fieldState.error?.message);
  return <PeriodSelect {...tied} label={label} error={error} onValue={onChange} />;
};
