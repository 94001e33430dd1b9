import { COLUMN_WORDS, type ImportRun, SHEET_FIELDS, type SheetField, sheetField } from '@ieum/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { countryOptions } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { RadioGroup } from '../../kit/ui/toggle/radio-group.tsx';
import { ColumnItem } from './column-item.tsx';
import styles from './import.module.css';
import { useCancelImport, useMatchColumns } from './import.queries.ts';

/** Maps the columns of the file to fields. The mapping is detected and can be corrected. */
export const ColumnsStep = ({ run, onMatched }: { run: ImportRun; onMatched: () => void }) => {
  const { t } = useTranslation('import');
  const { name: language, tag } = useLanguage();
  const match = useMatchColumns();
  const cancel = useCancelImport();
  const [fields, setFields] = useState(() => run.columns.map(({ field }) => field));
  const [emptyCells, setEmptyCells] = useState(run.emptyCells);
  const [country, setCountry] = useState(run.country);
  const isSent = useRef(false);
  const isDirty = fields.some((field, at) => field !== run.columns[at]?.field) || emptyCells !== run.emptyCells;
  const hasChanges = useCallback(() => isDirty && !isSent.current, [isDirty]);
  const options = useMemo(
    () => [
      { value: '', label: t('columns.unread') },
      ...SHEET_FIELDS.map((field) => ({ value: field, label: COLUMN_WORDS[field][language] })),
    ],
    [language, t],
  );
  const countries = useMemo(() => [{ value: '', label: t('columns.noCountry') }, ...countryOptions(tag)], [tag, t]);

  const read = fields.filter((field) => field !== null);
  const twice = new Set(read.filter((field, at) => read.indexOf(field) !== at));
  const hasName = read.includes('name') || read.includes('code');
  const choose = (at: number, value: string) =>
    setFields(fields.map((field, place) => (place === at ? fieldOf(value) : field)));
  const send = () => {
    isSent.current = true;
    match.mutate(
      { id: run.id, version: run.version, fields, emptyCells, country },
      {
        onSuccess: onMatched,
        onError: () => {
          isSent.current = false;
        },
      },
    );
  };

  return (
    <section className={styles.panel} aria-label={t('step.columns')}>
      <p>{t('columns.lead', { count: run.sheet?.rows ?? 0, headRow: run.sheet?.headRow ?? 1 })}</p>
      {read.length === 0 && (
        <p className={styles.warning}>{t('columns.noneKnown', { row: run.sheet?.headRow ?? 1 })}</p>
      )}
      <ul className={styles.columns}>
        {run.columns.map((column, at) => (
          <ColumnItem
            key={column.letter}
            column={column}
            field={fields[at] ?? null}
            options={options}
            isTwice={twice.has(fields[at] ?? 'name') && fields[at] !== null}
            disabled={!run.can.edit}
            onChoose={(value) => choose(at, value)}
          />
        ))}
      </ul>
      {!read.includes('country') && (
        <SelectField
          label={t('columns.country')}
          help={t('columns.countryHelp')}
          options={countries}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
          isOptional
        />
      )}
      <RadioGroup
        label={t('columns.empty')}
        help={t('columns.emptyHelp')}
        name="emptyCells"
        value={emptyCells}
        onChange={({ target }) => setEmptyCells(target.value === 'clear' ? 'clear' : 'keep')}
        options={[
          { value: 'keep', label: t('columns.keep') },
          { value: 'clear', label: t('columns.clear') },
        ]}
      />
      {!hasName && <p className={styles.warning}>{t('columns.noName')}</p>}
      {run.can.edit && (
        <div className={styles.actions}>
          <Button onClick={() => cancel.mutate(run.id)} isPending={cancel.isPending}>
            {t('cancel')}
          </Button>
          <Button look="solid" onClick={send} isPending={match.isPending} disabled={!hasName || twice.size > 0}>
            {t('columns.send')}
          </Button>
        </div>
      )}
      <LeaveGuard hasChanges={hasChanges} onLeave={() => undefined} />
    </section>
  );
};

const fieldOf = (value: string): SheetField | null => sheetField.safeParse(value).data ?? null;
