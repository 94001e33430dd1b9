import { type Json, type Question, questionsOf, type Snapshot } from '@ieum/contract';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';
import { useFormWords } from '../form/words.ts';
import { useAnswerWords } from './answer-words.ts';
import { BeforeAfter } from './change-mark.tsx';
import { SubmittedFiles } from './files.tsx';
import type { ShownField } from './groups.ts';
import { Folded, LONG, LongText } from './long-text.tsx';
import { filesIn, rowsIn } from './read-value.ts';
import { type Cell, useRecordWords } from './record-words.ts';
import { SmallTable } from './small-table.tsx';
import styles from './snapshot.module.css';
import { useValueWords } from './value-words.ts';

type FieldValueProps = { snapshot: Snapshot; field: ShownField; label: string; isPaper: boolean };

/** Shows a submitted value, and also the previous round's value if it was different. */
export const FieldValue = ({ snapshot, field, label, isPaper }: FieldValueProps) => {
  const words = useValueWords(snapshot);
  const { path, value, change } = field;
  const text = words(path, value);
  const before = change ? words(path, change.before) : '';
  if (change?.kind === 'removed')
    return (
      <p className={styles.text}>
        <del>{before}</del>
      </p>
    );
  const rich = <RichValue snapshot={snapshot} path={path} value={value} label={label} isPaper={isPaper} />;
  if (change?.kind !== 'changed')
    return isRich(snapshot, path, value) ? rich : <LongText text={text} isPaper={isPaper} />;
  return (
    <>
      <Folded isLong={!isPaper && before.length + text.length > LONG}>
        <BeforeAfter before={before} after={text} />
      </Folded>
      {isRich(snapshot, path, value) && rich}
    </>
  );
};

const questionOf = ({ form }: Snapshot, path: string): Question | undefined =>
  form ? questionsOf(form).find(({ key }) => path === `answers.${key}`) : undefined;

/** Tests that a value is more than a text. */
const isRich = (snapshot: Snapshot, path: string, value: Json) => {
  if (path === 'product') return true;
  const kind = questionOf(snapshot, path)?.kind;
  const isList = kind === 'table' || kind === 'file' || path === 'certificates' || path === 'attachments';
  return isList && Array.isArray(value) && value.length > 0;
};

type RichValueProps = { snapshot: Snapshot; path: string; value: Json; label: string; isPaper: boolean };

const RichValue = ({ snapshot, path, value, label, isPaper }: RichValueProps) => {
  const records = useRecordWords();
  const question = questionOf(snapshot, path);
  if (question?.kind === 'table') return <AnswerRows question={question} value={value} label={label} />;
  if (question?.kind === 'file' || path === 'attachments')
    return <SubmittedFiles files={filesIn(value)} isPaper={isPaper} />;
  if (path === 'product') {
    const cells = records.rowOf(path, value) ?? [];
    return <DefinitionList items={cells.map(({ label: name, text }) => ({ label: name, value: text }))} />;
  }
  const rows = records.certificates(value);
  const columns = (rows[0] ?? []).filter(({ id }) => rows.some((cells) => textAt(cells, id) !== ''));
  return (
    <SmallTable label={label} columns={columns} rows={rows.map((row) => columns.map(({ id }) => textAt(row, id)))} />
  );
};

const textAt = (cells: Cell[], id: string) => cells.find((cell) => cell.id === id)?.text ?? '';

const AnswerRows = ({ question, value, label }: { question: Question; value: Json; label: string }) => {
  const words = useFormWords();
  const answers = useAnswerWords();
  const columns = question.columns.map((column) => ({
    id: column.key,
    label: words(column.words),
    isNumeric: column.kind === 'number',
  }));
  const rows = rowsIn(value).map((row) => question.columns.map((column) => answers.cell(column, row[column.key])));
  return <SmallTable label={label} columns={columns} rows={rows} />;
};
