import {
  Award,
  Building2,
  ClipboardCheck,
  CornerDownLeft,
  Factory,
  FileCheck2,
  Gem,
  History,
  Inbox,
  Link2,
  type LucideIcon,
  Package,
  PanelsTopLeft,
  Plus,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLooseWords } from '../kit/language/loose-words.ts';
import { classNames } from '../kit/ui/class-names.ts';
import { Marked } from './marked-text.tsx';
import styles from './palette.module.css';
import type { Entry, EntryGroup } from './palette-entry.ts';

const ICONS: Record<EntryGroup['id'], LucideIcon> = {
  recent: History,
  page: PanelsTopLeft,
  action: Plus,
  material: Gem,
  company: Building2,
  factory: Factory,
  product: Package,
  certificate: Award,
  link: Link2,
  declaration: FileCheck2,
  request: Inbox,
  person: UserRound,
  case: ClipboardCheck,
};

type PaletteOptionsProps = {
  id: string;
  groups: EntryGroup[];
  typed: string;
  activeId: string;
  onPoint: (entry: Entry) => void;
  onChoose: (entry: Entry) => void;
};

/** Lists the entries by group. The focus stays in the field, whose aria-activedescendant names the active option. */
export const PaletteOptions = ({ id, groups, ...rest }: PaletteOptionsProps) => {
  const { t } = useTranslation('search');
  return (
    <div className={styles.list} id={id} role="listbox" aria-label={t('results')}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div className={styles.group} key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div className={styles.heading} id={`${id}-${group.id}`}>
            {t(`kind.${group.id}`)}
          </div>
          {group.entries.map((entry) => (
            <PaletteOption key={entry.id} id={optionId(id, group.id, entry)} entry={entry} group={group.id} {...rest} />
          ))}
        </div>
      ))}
    </div>
  );
};

/** Includes the group, because a recent choice may also be among the pages. */
export const optionId = (listId: string, group: EntryGroup['id'], entry: Entry) => `${listId}-${group}-${entry.id}`;

type PaletteOptionProps = Pick<PaletteOptionsProps, 'typed' | 'activeId' | 'onPoint' | 'onChoose'> & {
  id: string;
  entry: Entry;
  group: EntryGroup['id'];
};

const PaletteOption = ({ id, entry, group, typed, activeId, onPoint, onChoose }: PaletteOptionProps) => {
  const say = useLooseWords('search');
  const { kind, to, title, detail, state, isMore = false } = entry;
  const Icon = isMore ? CornerDownLeft : ICONS[group === 'recent' && kind !== 'page' ? kind : group];
  const stateName = say(`state.${kind}.${state}`);
  return (
    <Link
      className={classNames(styles.option, isMore && styles.more)}
      id={id}
      role="option"
      tabIndex={-1}
      to={to}
      aria-selected={id === activeId}
      onPointerMove={() => onPoint(entry)}
      onClick={(event) => {
        const isForAnotherTab = event.ctrlKey || event.metaKey || event.shiftKey;
        if (isForAnotherTab) return;
        event.preventDefault();
        onChoose(entry);
      }}
    >
      <Icon className={styles.icon} size={18} aria-hidden />
      <span className={styles.words}>
        <bdi className={styles.title}>{isMore ? title : <Marked text={title} typed={typed} />}</bdi>
        {detail && (
          <bdi className={styles.detail}>
            <Marked text={detail} typed={typed} />
          </bdi>
        )}
      </span>
      {stateName && <span className={styles.state}>{stateName}</span>}
    </Link>
  );
};
