import { useController, useFormContext } from 'react-hook-form';
import { PeriodSelect } from '../../../flow/period-select.tsx';
import { useFieldMessage } from '../../../kit/form/field-message.ts';

/** Select of a month or quarter, bound to a form field. */
export const BoundPeriod = ({ name, label }: { name: 'from' | 'to'; label: string }) => {
  const { control } = useFormContext<{ from: string; to: string }>();
  const { field, fieldState } = useController({ control, name });
  const { onChange, ...tied } = field;
  const error = useFieldMessage()(fieldState.error?.message);
  return <PeriodSelect {...tied} label={label} error={error} onValue={onChange} />;
};
