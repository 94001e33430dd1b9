import { Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { FieldError } from '../ui/field/field.tsx';
import { Note } from '../ui/section/section.tsx';
import styles from './form-page.module.css';

type RowInputsProps = {
  label: string;
  help?: string | undefined;
  error: string | undefined;
  rows: { id: string }[];
  words: { add: string; removeOf: (row: number) => string };
  onAdd: () => void;
  onRemove: (row: number) => void;
  /** Handler for both buttons, such as one that leaves the focus in the field. */
  onMouseDown?: ComponentProps<'button'>['onMouseDown'];
  /** Content between the rows and the message. */
  below?: ReactNode;
  /** Another way to add a row, shown above the button. */
  adding?: ReactNode;
  children: (row: number) => ReactNode;
};

/** Edits a list of rows, each with a button that removes it. */
export const RowInputs = (props: RowInputsProps) => {
  const { label, help, error, rows, words, onAdd, onRemove, onMouseDown, below, adding, children } = props;
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (row: number) => {
    onRemove(row);
    // The focused button disappears with its row.
    addButton.current?.focus();
  };
  return (
    <fieldset className={styles.list} aria-describedby={help ? `${id}-help` : undefined}>
      <legend>
        {label}
        <span className={styles.count}>{rows.length > 0 && rows.length}</span>
      </legend>
      {help && <Note id={`${id}-help`}>{help}</Note>}
      {rows.length > 0 && (
        <ol className={styles.rows}>
          {rows.map((field, row) => (
            <li key={field.id} className={styles.row}>
              <div className={styles.cells}>{children(row)}</div>
              <IconButton
                className={styles.remove}
                label={words.removeOf(row)}
                onMouseDown={onMouseDown}
                onClick={() => remove(row)}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {below}
      <FieldError id={id} error={error} />
      {adding}
      <div>
        <Button ref={addButton} size="small" onMouseDown={onMouseDown} onClick={onAdd}>
          <Plus size={16} aria-hidden />
          {words.add}
        </Button>
      </div>
    </fieldset>
  );
};
