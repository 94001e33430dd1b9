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

/** The text in the box and the value behind it: they part while somebody types and meet again at a choice or at leaving. */
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
  // Somebody else has set the value, or its name has come only now.
  if (shown.value !== value) show(value, valueLabel ?? nameOf(value));
  else if (shown.name === '' && shown.text === '' && nameOf(value) !== '') show(value, nameOf(value));

  const give = (next: string) => next !== value && onChange(next);
  // The list puts the label of a chosen option into the box. That label is no free text, even if somebody typed the value.
  const freeText = (text: string) => (findOption(options, value)?.label === text ? value : text);

  return {
    // Text that goes back by itself must not open the list as typing does.
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
      // Nothing of the list was chosen: free text stays, anything else goes back to what was chosen before.
      if (key === null) return setShown({ ...shown, text: isFreeText ? shown.text : shown.name, isSettled: true });
      const next = String(key);
      show(next, findOption(options, next)?.label ?? shown.name);
      give(next);
    },
  } as const;
};

const settledAt = (value: string, name: string) => ({ value, name, text: name, isSettled: true });

const keepUnlessEmptied = (text: string, value: string) => (text === '' ? '' : value);
