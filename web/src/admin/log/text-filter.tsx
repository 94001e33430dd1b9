import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../kit/ui/input/text-field.tsx';

type TextFilterProps = { label: string; value: string; onChange: (value: string) => void };

/** Something that is pasted as a whole: it counts when one leaves the field or presses Enter. */
export const TextFilter = ({ label, value, onChange }: TextFilterProps) => {
  const [held, setHeld] = useState({ text: value, given: value });
  // Changed by others, such as the button that clears all filters.
  if (held.given !== value) setHeld({ text: value, given: value });
  const settle = () => held.text.trim() !== value && onChange(held.text.trim());
  const settleByKey = ({ key, nativeEvent }: KeyboardEvent) => key === 'Enter' && !nativeEvent.isComposing && settle();
  return (
    <TextField
      label={label}
      isOptional
      autoComplete="off"
      spellCheck={false}
      value={held.text}
      onChange={({ target }) => setHeld({ text: target.value, given: value })}
      onBlur={settle}
      onKeyDown={settleByKey}
    />
  );
};
