import type { Snapshot } from '@ieum/contract';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormWords } from '../form/words.ts';
import { ChangeMark } from './change-mark.tsx';
import { FieldValue } from './field-value.tsx';
import { useFieldWords } from './field-words.ts';
import { fieldId, type ShownField, type SnapshotGroup } from './groups.ts';
import { RecordsTable } from './records-table.tsx';
import styles from './snapshot.module.css';

type Beside = {
  /** Renders the comments beneath a field. */
  aside: ((path: string) => ReactNode) | undefined;
  /** Renders the acts beside a field's name. */
  mark: ((path: string) => ReactNode) | undefined;
  isPaper: boolean;
};
type GroupPartProps = Beside & { snapshot: Snapshot; group: SnapshotGroup };

/** Shows one part of a submission under its heading. */
export const SnapshotGroupPart = ({ snapshot, group, ...beside }: GroupPartProps) => {
  const { t } = useTranslation('review');
  const words = useFormWords();
  const nameOf = useFieldWords(snapshot);
  const id = useId();
  const { title, path, fields } = group;
  const name = 'words' in title ? words(title.words) : t(`group.${title.name}`);
  const isThere = fields.some(({ change }) => change?.kind !== 'removed');
  const isRows = path === 'links' || path === 'flows';
  const single = fields.length === 1 && fields[0]?.path === path ? fields[0] : undefined;
  return (
    <section
      className={styles.group}
      aria-labelledby={id}
      {...(path !== undefined && { id: fieldId(path), tabIndex: -1 })}
    >
      <div className={styles.groupHead}>
        <h3 id={id}>{name}</h3>
        {single?.change && <ChangeMark kind={single.change.kind} />}
        {/* An empty or removed part cannot be commented on. */}
        {path !== undefined && isThere && beside.mark?.(path)}
      </div>
      {path !== undefined && beside.aside?.(path)}
      {single && <FieldValue snapshot={snapshot} field={single} label={name} isPaper={beside.isPaper} />}
      {isRows && <RecordsTable {...beside} label={name} fields={fields} />}
      {!single && !isRows && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <FieldRow key={field.path} {...beside} snapshot={snapshot} field={field} label={nameOf(field.path)} />
          ))}
        </dl>
      )}
    </section>
  );
};

type FieldRowProps = Beside & { snapshot: Snapshot; field: ShownField; label: string };

const FieldRow = ({ snapshot, field, label, aside, mark, isPaper }: FieldRowProps) => (
  <div className={styles.field} id={fieldId(field.path)} tabIndex={-1} data-change={field.change?.kind}>
    <dt>
      <bdi>{label}</bdi>
      {field.change && <ChangeMark kind={field.change.kind} />}
    </dt>
    <dd>
      <FieldValue snapshot={snapshot} field={field} label={label} isPaper={isPaper} />
      {aside?.(field.path)}
    </dd>
    {mark && <dd className={styles.mark}>{field.change?.kind !== 'removed' && mark(field.path)}</dd>}
  </div>
);
