import {
  type ClipboardEvent,
  type CompositionEvent,
  type InputEvent,
  type KeyboardEvent,
  type RefObject,
  useState,
} from 'react';
import { cellsOf, digitsIn, fillCells, firstEmpty, typedIn, valueIn } from './digit-cells.ts';

/** Unfinished text of an input method, shown in its box until it is complete. */
type Draft = { index: number; text: string };

/** Returns the behaviour of digit boxes and the properties of each box. */
export const useDigitBoxes = (
  group: RefObject<HTMLElement | null>,
  value: string,
  total: number,
  onChange: (value: string) => void,
) => {
  const cells = cellsOf(value, total);
  const [focused, setFocused] = useState<number>();
  const [draft, setDraft] = useState<Draft>();

  const focusBox = (index: number) => {
    const box = group.current?.querySelectorAll('input')[index];
    box?.focus();
    // Typing then replaces the digit.
    box?.select();
  };
  const put = (next: string[]) => onChange(valueIn(next));
  const clear = (index: number) => put(cells.with(index, ''));
  const write = (index: number, digits: string) => {
    if (digits === '') return;
    const { filled, next } = fillCells(cells, index, digits);
    put(filled);
    focusBox(next);
  };
  const type = (index: number, text: string) => {
    if (text === '') clear(index);
    else write(index, typedIn(text, cells[index] ?? ''));
  };
  const stepBack = (index: number) => {
    const at = cells[index] ? index : Math.max(index - 1, 0);
    clear(at);
    focusBox(at);
  };
  const keys: Partial<Record<string, (index: number) => void>> = {
    Backspace: stepBack,
    Delete: clear,
    ArrowLeft: (index) => focusBox(Math.max(index - 1, 0)),
    ArrowRight: (index) => focusBox(Math.min(index + 1, total - 1)),
    Home: () => focusBox(0),
    End: () => focusBox(total - 1),
  };

  const boxOf = (index: number) => ({
    value: draft?.index === index ? draft.text : cells[index],
    tabIndex: index === (focused ?? firstEmpty(cells)) ? 0 : -1,
    onFocus: () => setFocused(index),
    onBlur: () => {
      setFocused(undefined);
      setDraft(undefined);
    },
    onClick: () => focusBox(index),
    // `onChange` does not fire when a digit is typed over with the same digit.
    onInput: ({ nativeEvent, currentTarget }: InputEvent<HTMLInputElement>) => {
      if (nativeEvent.isComposing) setDraft({ index, text: currentTarget.value });
      else type(index, currentTarget.value);
    },
    onChange: () => {},
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setDraft(undefined);
      type(index, currentTarget.value);
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      write(index, digitsIn(event.clipboardData.getData('text')));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key];
      const isForBrowser = event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing;
      if (!act || isForBrowser) return;
      event.preventDefault();
      act(index);
    },
  });

  return { stop: focused ?? firstEmpty(cells), focusBox, boxOf };
};
