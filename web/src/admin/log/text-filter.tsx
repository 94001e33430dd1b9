import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../kit/ui/input/text-field.tsx';

type TextFilterProps = { label: string; value: string; onChange: (value: string) => void };

/** Filter for a pasted text. It applies when the field is left or Enter is pressed. */
export const TextFilter = ({ label, value, onChange }: TextFilterProps) => {
  const [held, setHeld] = useState({ text: value, applied: value });
  // The value was changed elsewhere, such as by the button that clears all filters.
  if (held.applied !== value) setHeld({ text: value, applied: value });
  const settle = () => held.text.trim() !== value && onChange(held.text.trim());
  const settleByKey = ({ key, nativeEvent }: KeyboardEvent) => key === 'Enter' && !nativeEvent.isComposing && settle();
  return (
    <TextField
      label={label}
      isOptional
      autoComplete="off"
      spellCheck={false}
      value={held.text}
      onChange={({ target }) => setHeld({ text: target.value, applied: value })}
      onBlur={settle}
      onKeyDown={settleByKey}
    />
  );
};
