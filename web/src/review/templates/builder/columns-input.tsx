import { CELL_KINDS, type Column, FORM_COLUMNS_MAX, type Language, UNITS } from '@ieum/contract';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnitOptions } from '../../../factory/unit-options.ts';
import { moved, replaced, without } from '../../../kit/form/list-moves.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { FieldError } from '../../../kit/ui/field/field.tsx';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { Checkbox } from '../../../kit/ui/toggle/checkbox.tsx';
import { newColumn, withCellKind } from '../new-parts.ts';
import styles from './builder.module.css';
import { LineActs, OptionsInput } from './options-input.tsx';
import { type PlacedProblems, useProblemWords } from './problem-words.ts';
import { WordsInput } from './words-input.tsx';

type ColumnsInputProps = {
  columns: Column[];
  language: Language;
  onColumns: (columns: Column[]) => void;
  problems: PlacedProblems;
};

/** Edits the columns of a table question. */
export const ColumnsInput = ({ columns, language, onColumns, problems }: ColumnsInputProps) => {
  const { t } = useTranslation('questionnaire');
  const say = useProblemWords();
  const list = useRef<HTMLFieldSetElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    list.current?.querySelector<HTMLElement>('ol > li:last-of-type input')?.focus();
  });
  const isFull = columns.length >= FORM_COLUMNS_MAX;
  const add = () => {
    isAdded.current = true;
    onColumns([...columns, newColumn()]);
  };
  return (
    <fieldset ref={list} className={styles.list}>
      <legend>{t('label.columns')}</legend>
      <ol className={styles.lines}>
        {columns.map((column, at) => (
          <li key={column.key} className={styles.column}>
            <ColumnInputs
              column={column}
              at={at}
              language={language}
              problems={problems}
              onColumn={(changed) => onColumns(replaced(columns, at, changed))}
            />
            <LineActs
              name={t('column', { at: at + 1 })}
              isFirst={at === 0}
              isLast={at === columns.length - 1}
              onMove={(step) => onColumns(moved(columns, at, at + step))}
              onRemove={() => onColumns(without(columns, at))}
            />
          </li>
        ))}
      </ol>
      <FieldError id="columns" error={say(problems.columns)} />
      <div>
        <Button size="small" disabled={isFull} onClick={add}>
          <Plus size={16} aria-hidden />
          {isFull ? t('limit.columns', { max: FORM_COLUMNS_MAX }) : t('addColumn')}
        </Button>
      </div>
    </fieldset>
  );
};

type ColumnInputsProps = {
  column: Column;
  at: number;
  language: Language;
  problems: PlacedProblems;
  onColumn: (column: Column) => void;
};

const ColumnInputs = ({ column, at, language, problems, onColumn }: ColumnInputsProps) => {
  const { t } = useTranslation('questionnaire');
  const say = useProblemWords();
  return (
    <div className={styles.grow}>
      <WordsInput
        label={t('column', { at: at + 1 })}
        words={column.words}
        language={language}
        error={say(problems[`columns.${at}.words`])}
        onWords={(words) => onColumn({ ...column, words })}
      />
      <div className={styles.settings}>
        <SelectField
          label={t('label.kind')}
          value={column.kind}
          options={CELL_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={({ target }) =>
            onColumn(withCellKind(column, CELL_KINDS.find((known) => known === target.value) ?? column.kind))
          }
        />
        {column.kind === 'number' && <UnitSelect unit={column.unit} onUnit={(unit) => onColumn({ ...column, unit })} />}
        <Checkbox
          label={t('label.required')}
          checked={column.isRequired}
          onChange={({ target }) => onColumn({ ...column, isRequired: target.checked })}
        />
      </div>
      {column.kind === 'choice' && (
        <OptionsInput
          options={column.options}
          language={language}
          problems={problems}
          path={`columns.${at}.options`}
          onOptions={(options) => onColumn({ ...column, options })}
        />
      )}
    </div>
  );
};

type Unit = Column['unit'];

export const UnitSelect = ({ unit, onUnit }: { unit: Unit; onUnit: (unit: Unit) => void }) => {
  const { t } = useTranslation('questionnaire');
  const unitOptions = useUnitOptions();
  return (
    <SelectField
      label={t('label.unit')}
      isOptional
      value={unit}
      options={[{ value: '', label: t('noUnit') }, ...unitOptions()]}
      onChange={({ target }) => onUnit(UNITS.find((known) => known === target.value) ?? '')}
    />
  );
};
