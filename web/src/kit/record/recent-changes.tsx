import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck, FilePlus2, History, type LucideIcon, Pencil, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../format/moment.ts';
import { useLanguage } from '../language/use-language.ts';
import { ErrorState } from '../ui/state/error-state.tsx';
import { Skeleton } from '../ui/state/skeleton.tsx';
import { HeadLink, RailItem, RailList, RailSection } from './record-columns.tsx';

type FieldChange = { field: string; before: string | null; after: string | null };
type Revision<K extends string> = { version: number; kind: K; at: string; by: string; changes: FieldChange[] };
type Revisions<K extends string> = { rows: Revision<K>[]; total: number };

type RecentChangesProps<K extends string, Q extends readonly unknown[]> = {
  /** Address of the whole history. */
  to: string;
  query: UseQueryOptions<Revisions<K>, Error, Revisions<K>, Q>;
  t: (key: 'tab.history' | 'history.nobody' | `history.kind.${K}`) => string;
  /** Name of a field, and its value as text. */
  fields: { label: (field: string) => string; value: (field: string, value: string | null) => string };
  /** Field that means nothing to the reader. */
  isHidden?: (field: string) => boolean;
};

const SHOWN = 3;
const NOTHING = '–';
/** A longer value would fill the rail. */
const TEXT_MAX = 40;
const ICONS: Partial<Record<string, LucideIcon>> = {
  registered: FilePlus2,
  changed: Pencil,
  state_changed: RefreshCw,
  confirmed: CircleCheck,
};

/** Shows the latest changes of a record in its rail. A single changed field says what it was and is. */
export const RecentChanges = <K extends string, Q extends readonly unknown[]>(props: RecentChangesProps<K, Q>) => {
  const { to, query, t, fields, isHidden = () => false } = props;
  const { t: tUi } = useTranslation('ui');
  const { tag } = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery({ ...query, throwOnError: false });
  const title = t('tab.history');
  const titleOf = ({ kind, changes }: Revision<K>) => {
    const seen = changes.filter(({ field }) => !isHidden(field));
    const [only] = seen.length === 1 ? seen : [];
    if (kind !== 'changed' || !only) return t(`history.kind.${kind}`);
    const textOf = (value: string | null) => fields.value(only.field, value) || NOTHING;
    const text = `${fields.label(only.field)} ${textOf(only.before)} → ${textOf(only.after)}`;
    return text.length > TEXT_MAX ? fields.label(only.field) : text;
  };
  return (
    <RailSection
      title={title}
      act={<HeadLink to={to} label={tUi('record.all')} name={tUi('record.allOf', { what: title })} />}
    >
      {isError && <ErrorState heading="p" onRetry={refetch} isRetrying={isFetching} />}
      {!data && !isError && <Skeleton shape="text" lines={2} />}
      <RailList>
        {data?.rows.slice(0, SHOWN).map((revision) => {
          const Icon = ICONS[revision.kind] ?? History;
          return (
            <RailItem
              key={revision.version}
              icon={<Icon size={18} aria-hidden />}
              title={titleOf(revision)}
              note={`${revision.by || t('history.nobody')} · ${formatMoment(revision.at, tag)}`}
            />
          );
        })}
      </RailList>
    </RailSection>
  );
};
