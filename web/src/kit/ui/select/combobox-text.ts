import { useState } from 'react';
import type { Key } from 'react-aria-components/Select';
import { findOption, type Option } from './option-groups.ts';

type ComboboxTextProps = {
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  onSearch?: (text: string) => void;
  valueLabel?: string;
  isFreeText?: boolean;
};

/**
 * Holds the text in the box and the value behind it. They differ while the user types and agree again after a choice or
 * on leaving.
 */
export const useComboboxText = ({
  options,
  value,
  onChange,
  onSearch,
  valueLabel,
  isFreeText = false,
}: ComboboxTextProps) => {
  const nameOf = (wanted: string) => findOption(options, wanted)?.label ?? (isFreeText ? wanted : '');
  const [shown, setShown] = useState(() => settledAt(value, valueLabel ?? nameOf(value)));

  const show = (next: string, name: string) => setShown(settledAt(next, name));
  // The value was set from outside, or its name has only now arrived.
  if (shown.value !== value) show(value, valueLabel ?? nameOf(value));
  else if (shown.name === '' && shown.text === '' && nameOf(value) !== '') show(value, nameOf(value));

  const give = (next: string) => next !== value && onChange(next);
  // The list puts the label of a chosen option into the box. That label is not free text, even if the user typed the
  // value.
  const freeText = (text: string) => (findOption(options, value)?.label === text ? value : text);

  return {
    // Text that is reset on leaving must not open the list as typing does.
    menuTrigger: shown.isSettled ? 'manual' : 'input',
    inputValue: shown.text,
    onInputChange: (text: string) => {
      const isChosen = text === shown.name;
      const next = isFreeText ? freeText(text) : keepUnlessEmptied(text, value);
      setShown({ value: next, name: next === '' ? '' : shown.name, text, isSettled: false });
      give(next);
      if (!isChosen) onSearch?.(text);
    },
    value: findOption(options, value) ? value : null,
    onChange: (key: Key | null) => {
      // No option was chosen: free text stays, any other text returns to the previous choice.
      if (key === null) return setShown({ ...shown, text: isFreeText ? shown.text : shown.name, isSettled: true });
      const next = String(key);
      show(next, findOption(options, next)?.label ?? shown.name);
      give(next);
    },
  } as const;
};

const settledAt = (value: string, name: string) => ({ value, name, text: name, isSettled: true });

const keepUnlessEmptied = (text: string, value: string) => (text === '' ? '' : value);
