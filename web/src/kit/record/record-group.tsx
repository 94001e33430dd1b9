import { ChevronDown, Plus } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '../format/number-text.ts';
import { useLanguage } from '../language/use-language.ts';
import { type Definition, DefinitionList, isMissing } from '../ui/definition-list/definition-list.tsx';
import { useMedia } from '../ui/media.ts';
import styles from './record-columns.module.css';
import { HeadLink } from './record-columns.tsx';

/** A field of a record. `to` is the address of the form at this field, for a user who may edit. */
type RecordField = Definition & { to?: string | undefined };

type RecordGroupProps = {
  title: string;
  /** Id to link to. */
  id?: string;
  /** Fields without a value are named in one line below the others. */
  fields?: RecordField[];
  /** Address of the form of this group, for a user who may edit. */
  editTo?: string | undefined;
  /** Open on a phone. The other groups are folded there. */
  isFirst?: boolean;
  /** Picture beside the fields, such as a map. */
  picture?: ReactNode;
  children?: ReactNode;
};

/** Group of fields: the filled ones in two columns, the empty ones in one line. On a phone it can be folded. */
export const RecordGroup = ({
  title,
  id,
  fields = [],
  editTo,
  isFirst = false,
  picture,
  children,
}: RecordGroupProps) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  const heading = useId();
  const isPhone = useMedia('phone');
  const filled = fields.filter(({ value }) => !isMissing(value));
  const empty = fields.filter(({ value }) => isMissing(value));
  const edit = editTo && <HeadLink to={editTo} label={t('record.edit')} name={t('record.editOf', { what: title })} />;
  const list = filled.length > 0 && <DefinitionList items={filled} look="beside" />;
  const content = (
    <>
      {picture ? (
        <div className={styles.pictured}>
          {list}
          {picture}
        </div>
      ) : (
        list
      )}
      {children}
      <MissingFields fields={empty} />
    </>
  );
  if (!isPhone) {
    return (
      <section className={styles.group} id={id} aria-labelledby={heading}>
        <div className={styles.groupHead}>
          <h2 id={heading}>{title}</h2>
          {edit}
        </div>
        {content}
      </section>
    );
  }
  const counts = { filled: formatNumber(filled.length, tag), empty: formatNumber(empty.length, tag) };
  const count = t(empty.length > 0 ? 'record.countsMissing' : 'record.counts', { count: filled.length, ...counts });
  return (
    <details className={styles.fold} id={id} open={isFirst}>
      <summary>
        <h2>{title}</h2>
        {fields.length > 0 && <span className={styles.foldCount}>{count}</span>}
        <ChevronDown className={styles.chevron} size={16} aria-hidden />
      </summary>
      <div className={styles.folded}>
        {content}
        {edit}
      </div>
    </details>
  );
};

/** Names the fields without a value. Each name leads to its field in the form. */
const MissingFields = ({ fields }: { fields: RecordField[] }) => {
  const { t } = useTranslation('ui');
  const { tag } = useLanguage();
  if (fields.length === 0) return null;
  return (
    <p className={styles.missing}>
      <Plus size={16} aria-hidden />
      <span>
        {t('record.missing', { count: fields.length, shown: formatNumber(fields.length, tag) })}{' '}
        {fields.map(({ label, to }, at) => (
          <Fragment key={label}>
            {at > 0 && ', '}
            {to ? (
              <Link to={to} aria-label={t('record.fill', { what: label })}>
                {label}
              </Link>
            ) : (
              label
            )}
          </Fragment>
        ))}
      </span>
    </p>
  );
};
