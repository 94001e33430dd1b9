import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { parsePasted, toPasted } from '../../../kit/sheet/paste.ts';
import styles from './grid.module.css';
import { placeAfter, placeByTab } from './keys.ts';
import { cellsIn, GRID_COLUMNS } from './rows.ts';
import type { EntryGrid } from './use-entry-grid.ts';

type ActiveCellProps = {
  grid: EntryGrid;
  label: string;
  value: string;
  hint: string;
  problemId: string | undefined;
  /** Possible values, for users who would rather choose. */
  suggestions: string[];
  /** True while the grid is in use: the cell then takes the focus when it is reached. */
  isHeld: boolean;
};

/**
 * The only cell that accepts typing. Until something is typed, keys move to other cells; from then on they edit the
 * text. It is a real input from the start, so that Korean and Chinese can be typed straight away.
 */
export const ActiveCell = ({ grid, label, value, hint, problemId, suggestions, isHeld }: ActiveCellProps) => {
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const [isFree, setFree] = useState(false);
  const isTyping = typed !== undefined;
  const size = { rows: grid.rows.length, columns: GRID_COLUMNS.length };
  useEffect(() => {
    if (!isHeld) return;
    input.current?.focus();
    input.current?.select();
  }, [isHeld]);

  const commit = () => {
    if (isTyping && typed.trim() !== value) grid.put(typed);
    setTyped(undefined);
  };
  const leaveBy = (event: KeyboardEvent, place: ReturnType<typeof placeAfter>, isExtending = false) => {
    if (!place) return;
    event.preventDefault();
    commit();
    grid.go(place, isExtending);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey: isShift } = event;
    const isCtrl = event.ctrlKey || event.metaKey;
    // An input method is still composing a syllable, so its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    if (key === 'Tab') {
      if (isFree) return commit();
      return leaveBy(event, placeByTab(grid.at, isShift, size));
    }
    setFree(key === 'Escape' && !isTyping);
    if (key === 'Escape') return setTyped(undefined);
    if (key === 'Enter' && isTyping) {
      return leaveBy(event, placeAfter(grid.at, { key: isShift ? 'ArrowUp' : 'ArrowDown' }, size));
    }
    if (key === 'Enter' || key === 'F2') {
      event.preventDefault();
      return setTyped(typed ?? value);
    }
    if (isCtrl && key.toLowerCase() === 'd') {
      event.preventDefault();
      commit();
      return grid.fill();
    }
    if (isTyping) {
      const isUpDown = key === 'ArrowUp' || key === 'ArrowDown';
      if (isUpDown && suggestions.length === 0) leaveBy(event, placeAfter(grid.at, { key }, size));
      return;
    }
    if (isCtrl && key.toLowerCase() === 'z') {
      event.preventDefault();
      return grid.undo();
    }
    if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      return grid.clear();
    }
    leaveBy(event, placeAfter(grid.at, { key, isCtrl }, size), isShift);
  };
  return (
    <>
      <input
        ref={input}
        className={styles.input}
        aria-label={label}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        autoComplete="off"
        placeholder={hint}
        list={suggestions.length > 0 ? list : undefined}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onBlur={commit}
        // Selects the text: typing replaces it until the user asks to edit it.
        onMouseDown={(event) => {
          if (isTyping) return;
          event.preventDefault();
          input.current?.focus();
          input.current?.select();
        }}
        onDoubleClick={() => setTyped(typed ?? value)}
        onPaste={(event) => {
          const block = parsePasted(event.clipboardData.getData('text/plain'));
          const isSingle = block.length === 1 && block[0]?.length === 1;
          if (isTyping && isSingle) return;
          event.preventDefault();
          setTyped(undefined);
          grid.paste(block);
        }}
        onCopy={(event) => {
          if (isTyping) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', toPasted(cellsIn(grid.rows, grid.range)));
        }}
        onCut={(event) => {
          if (isTyping) return;
          event.preventDefault();
          event.clipboardData.setData('text/plain', toPasted(cellsIn(grid.rows, grid.range)));
          grid.clear();
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
};
