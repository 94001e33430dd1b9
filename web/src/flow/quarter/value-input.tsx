import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainNumber } from '../../kit/format/number-text.ts';
import { parsePasted } from '../../kit/sheet/paste.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { actOf } from './keys.ts';
import type { LineActs } from './line-acts.ts';
import { useLineWords } from './line-words.ts';
import type { SheetRow } from './sheet-row.ts';
import styles from './table.module.css';

export type Moves = {
  next: () => void;
  previous: () => void;
  undo: () => void;
  find: () => void;
  paste: (block: string[][]) => void;
};

type ValueInputProps = {
  row: SheetRow;
  acts: LineActs;
  moves: Moves;
  /** True if this line has the keys: it takes the focus when it is reached. */
  isActive: boolean;
  onFocus: () => void;
  isReadOnly: boolean;
  label: string;
  checkId: string;
};

/** Field of a line: one number to type. The figure of the period before stands in it as a hint, never as a value. */
export const ValueInput = ({ row, acts, moves, isActive, onFocus, isReadOnly, label, checkId }: ValueInputProps) => {
  const { t } = useTranslation('quarter');
  const { number, sign } = useLineWords();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [hasFocus, setFocused] = useState(false);
  const { line, value, wrong, state } = row;
  const quantity = value?.quantity;
  const saved = typeof quantity === 'number' ? quantity : undefined;
  useEffect(() => {
    if (!isActive || document.activeElement === input.current) return;
    input.current?.focus({ preventScroll: true });
    input.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  const shown = () => {
    if (typed !== undefined) return typed;
    if (wrong) return wrong.typed;
    if (saved === undefined) return '';
    return hasFocus ? plainNumber(saved) : number(saved);
  };
  const hint = () => {
    if (value?.quantity === null) return t('check.unknown');
    return line.last === null ? '' : number(line.last);
  };
  const commit = () => {
    if (typed !== undefined) acts.commit(typed);
    setTyped(undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method is still composing a syllable, so its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    const { key, altKey: isAlt, shiftKey: isShift } = event;
    const act = actOf({ key, isAlt, isShift, isCtrl: event.ctrlKey || event.metaKey }, typed);
    if (act === undefined) return;
    event.preventDefault();
    if (act === 'undo') return moves.undo();
    if (act === 'find') return moves.find();
    if (act === 'reset') return setTyped(undefined);
    if (act === 'same' || act === 'theirs' || act === 'unknown') {
      if (isReadOnly) return;
      setTyped(undefined);
      if (acts[act]()) moves.next();
      return;
    }
    commit();
    moves[act]();
  };
  const isChecked = state === 'flagged' || state === 'conflict';
  return (
    <span
      className={classNames(
        styles.field,
        isChecked && (row.finding?.kind === 'thousand' ? styles.bad : styles.warn),
        wrong && styles.bad,
      )}
    >
      <input
        ref={input}
        className={styles.input}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        aria-label={label}
        aria-describedby={checkId}
        aria-invalid={wrong !== undefined || isChecked}
        readOnly={isReadOnly}
        placeholder={hint()}
        value={shown()}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        onFocus={({ target }) => {
          setFocused(true);
          onFocus();
          target.select();
        }}
        onBlur={() => {
          setFocused(false);
          commit();
        }}
        onPaste={(event) => {
          const block = parsePasted(event.clipboardData.getData('text/plain'));
          const isSingle = block.length === 1 && block[0]?.length === 1;
          if (isSingle || isReadOnly) return;
          event.preventDefault();
          setTyped(undefined);
          moves.paste(block);
        }}
      />
      <span className={styles.unit}>{sign(line.unit)}</span>
    </span>
  );
};
