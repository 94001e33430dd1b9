import { Check, ChevronDown, ChevronRight, CircleHelp, Clock, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../../kit/ui/class-names.ts';
import { MaterialMark } from '../../../materials/material-mark.tsx';
import type { Picture } from '../picture.ts';
import { pathTo } from '../selection.ts';
import { useCardLabel } from '../use-card-label.ts';
import { useCardWords } from '../use-card-words.ts';
import type { ChainState } from '../use-chain-state.ts';
import styles from './tree.module.css';
import { pathOfIds, pathsAbove, type TreeRow, treeRows } from './tree-rows.ts';

const INDENT_MAX = 6;

/** Shows the chain as an indented list, where the columns of the graph have no room. */
export const TierTree = ({ picture, state }: { picture: Picture; state: ChainState }) => {
  const { t } = useTranslation('tier');
  const { selected, lit } = state;
  const first = useMemo(() => openedFor(picture, selected), [picture, selected]);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const opened = useMemo(() => {
    const paths = new Set(first);
    for (const [path, isOpen] of toggled)
      if (isOpen) paths.add(path);
      else paths.delete(path);
    return paths;
  }, [first, toggled]);
  const all = useMemo(() => treeRows(picture, opened), [picture, opened]);
  // A chosen material leaves only the ways to its products.
  const rows = state.selected === '' && lit ? all.filter(({ card }) => lit.cards.has(card.id)) : all;
  const [focused, setFocused] = useState('');
  const items = useRef(new Map<string, HTMLElement>());
  const entry = rows.some(({ path }) => path === focused) ? focused : rows[0]?.path;
  const toggle = ({ path }: TreeRow, isOpen: boolean) => setToggled((before) => new Map(before).set(path, isOpen));
  const act = (row: TreeRow) => {
    setFocused(row.path);
    state.act(row.card);
  };
  const press = (event: KeyboardEvent, row: TreeRow) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = rows.indexOf(row);
    const go = (target: TreeRow | undefined) => target && items.current.get(target.path)?.focus();
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(rows[at + 1]),
      ArrowUp: () => go(rows[at - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => (row.children > 0 && !row.isOpen ? toggle(row, true) : go(rows[at + 1])),
      ArrowLeft: () =>
        row.isOpen ? toggle(row, false) : go(rows.find(({ path }) => path === pathsAbove(row.path).at(-1))),
      Enter: () => act(row),
      ' ': () => act(row),
      Escape: () => state.address.setAddress({ node: '', company: '' }),
    };
    const run = keys[event.key];
    if (!run) return;
    event.preventDefault();
    run();
  };
  return (
    <div className={styles.tree} role="tree" aria-label={t('graph.label')}>
      {rows.map((row) => (
        <Row
          key={row.path}
          ref={(element) => {
            if (element) items.current.set(row.path, element);
            else items.current.delete(row.path);
          }}
          row={row}
          picture={picture}
          isEntry={row.path === entry}
          isSelected={row.card.id === selected}
          isLit={selected !== '' && lit?.cards.has(row.card.id) === true}
          onFocus={() => setFocused(row.path)}
          onKeyDown={(event) => press(event, row)}
          onAct={() => act(row)}
          onToggle={() => toggle(row, !row.isOpen)}
        />
      ))}
    </div>
  );
};

/** The first row is open from the beginning, and the way to what is selected. */
const openedFor = (picture: Picture, selected: string): Set<string> => {
  if (selected === '')
    return new Set(
      treeRows(picture, new Set())
        .slice(0, 1)
        .map(({ path }) => path),
    );
  const path = pathTo(picture, selected);
  const [first] = path;
  return new Set(first ? pathsAbove(pathOfIds([first.from, ...path.map(({ to }) => to)])) : []);
};

type RowProps = {
  ref: (element: HTMLDivElement | null) => void;
  row: TreeRow;
  picture: Picture;
  isEntry: boolean;
  isSelected: boolean;
  isLit: boolean;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onAct: () => void;
  onToggle: () => void;
};

const Row = ({ ref, row, picture, isEntry, isSelected, isLit, onFocus, onKeyDown, onAct, onToggle }: RowProps) => {
  const { t } = useTranslation('tier');
  const { namesOf, shareOf, stateOf } = useCardWords();
  const labelOf = useCardLabel(picture);
  const { card, line, level, children, isOpen } = row;
  const { first, second } = namesOf(card);
  const share = line && (line.share !== null || line.band !== '') ? shareOf(line) : '';
  const shownState = line && line.state !== 'confirmed' ? stateOf(line) : '';
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <div
      ref={ref}
      role="treeitem"
      aria-level={level + 1}
      aria-expanded={children > 0 ? isOpen : undefined}
      aria-selected={isSelected}
      aria-label={labelOf(card, share, shownState)}
      tabIndex={isEntry ? 0 : -1}
      className={classNames(styles.row, isSelected && styles.selected, isLit && styles.lit)}
      style={{ '--level': Math.min(level, INDENT_MAX) } as never}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onAct}
    >
      <button
        type="button"
        className={styles.chevron}
        tabIndex={-1}
        aria-hidden
        disabled={children === 0}
        title={t(isOpen ? 'tree.close' : 'tree.open')}
        onClick={(event) => {
          event.stopPropagation();
          onToggle();
        }}
      >
        {children > 0 && <Chevron size={16} aria-hidden />}
      </button>
      {!card.isRoot && <MaterialMark mark={card.mark === '' || card.isUnidentified ? 'none' : card.mark} />}
      <span className={styles.words}>
        <strong>{first}</strong> <span className={styles.note}>{[second, share].filter(Boolean).join(' · ')}</span>
      </span>{' '}
      {line && <State state={line.state} text={shownState} />}
      {children > 0 && !isOpen && <span className={styles.count} data-count={children} aria-hidden />}
    </div>
  );
};

const LOOKS = {
  confirmed: [Check, 'good'],
  disputed: [TriangleAlert, 'bad'],
  unidentified: [CircleHelp, 'muted'],
} as const;

const State = ({ state, text }: { state: NonNullable<TreeRow['line']>['state']; text: string }) => {
  const known = state === 'confirmed' || state === 'disputed' || state === 'unidentified' ? LOOKS[state] : undefined;
  const [Icon, tone] = known ?? [Clock, 'warn'];
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon size={14} aria-hidden />
      {text}
    </span>
  );
};
