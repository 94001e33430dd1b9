import { SEARCH_QUERY_MAX } from '@ieum/contract';
import { LoaderCircle, Search, SearchX, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useUser } from '../account/account.queries.ts';
import { IconButton } from '../kit/ui/button/icon-button.tsx';
import { useModalDialog } from '../kit/ui/dialog/modal-dialog.ts';
import { EmptyState } from '../kit/ui/state/empty-state.tsx';
import { ErrorState } from '../kit/ui/state/error-state.tsx';
import keycap from './keycap.module.css';
import styles from './palette.module.css';
import type { Entry, EntryGroup } from './palette-entry.ts';
import { stepTo } from './palette-keys.ts';
import { optionId, PaletteOptions } from './palette-options.tsx';
import { rememberChoice } from './recent-choices.ts';
import { usePaletteGroups } from './use-palette-groups.ts';

/** Finds pages, actions and records by a few letters. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('search');
  const id = useId();
  const dialog = useModalDialog(onClose);
  const choose = useChoose(onClose);
  const [text, setText] = useState('');
  const typed = cleaned(text);
  const { groups, isBehind, hasFailed, retry } = usePaletteGroups(typed);
  const listId = `${id}-list`;
  const options = groups.flatMap((group) =>
    group.entries.map((entry) => ({ entry, id: optionId(listId, group.id, entry) })),
  );
  const { active, pointAt, reset } = useActive(options);
  const isEmpty = options.length === 0 && !isBehind && !hasFailed;

  const onKeyDown = (event: KeyboardEvent) => {
    // While a syllable is being composed, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const next = stepTo(event.key, active ? options.indexOf(active) : -1, options.length);
    if (next !== undefined) {
      event.preventDefault();
      const { id: nextId = '' } = options[next] ?? {};
      pointAt(nextId);
      document.getElementById(nextId)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // A record found for fewer letters may disappear in a moment.
    if (active && !(isBehind && isRecord(active.entry))) choose(active.entry);
  };

  return (
    <dialog {...dialog} data-palette className={styles.dialog} aria-label={t('title')}>
      <div className={styles.box}>
        <div className={styles.bar}>
          <Search className={styles.icon} size={20} aria-hidden />
          <input
            className={styles.input}
            role="combobox"
            type="text"
            aria-label={t('label')}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            {...(options.length > 0 && { 'aria-controls': listId })}
            {...(active && { 'aria-activedescendant': active.id })}
            placeholder={t('placeholder')}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            maxLength={SEARCH_QUERY_MAX}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              reset();
            }}
            onKeyDown={onKeyDown}
          />
          {isBehind && <LoaderCircle className={styles.spinning} size={18} aria-hidden />}
          <IconButton label={t('close')} onClick={onClose}>
            <X size={20} aria-hidden />
          </IconButton>
        </div>
        <span className="visually-hidden" role="status">
          {typed !== '' && !isBehind && !hasFailed && t('count', { count: countOf(groups) })}
        </span>
        <div className={styles.results}>
          {options.length > 0 && (
            <PaletteOptions
              id={listId}
              groups={groups}
              typed={typed}
              activeId={active?.id ?? ''}
              onPoint={(pointed) => pointAt(options.find(({ entry }) => entry === pointed)?.id ?? '')}
              onChoose={choose}
            />
          )}
          {isEmpty && <EmptyState icon={SearchX} title={t('none.title', { typed })} text={t('none.text')} />}
          {hasFailed && <ErrorState title={t('failed.title')} text={t('failed.text')} onRetry={retry} />}
        </div>
        <p className={styles.keys} aria-hidden>
          {KEYS.map(([key, name]) => (
            <span key={name}>
              <kbd className={keycap.keycap}>{key}</kbd> {t(`keys.${name}`)}
            </span>
          ))}
        </p>
      </div>
    </dialog>
  );
};

const KEYS = [
  ['↑ ↓', 'move'],
  ['Enter', 'open'],
  ['Esc', 'close'],
] as const;

type Option = { id: string; entry: Entry };

/** The first option is active until the person points at another, which stays active while new options arrive. */
const useActive = (options: Option[]) => {
  const [activeId, setActiveId] = useState('');
  const active = options.find(({ id }) => id === activeId) ?? options[0];
  return { active, pointAt: setActiveId, reset: () => setActiveId('') };
};

const useChoose = (onClose: () => void) => {
  const navigate = useNavigate();
  const { email } = useUser();
  return (entry: Entry) => {
    if (!entry.isMore) rememberChoice(email, entry);
    onClose();
    navigate(entry.to);
  };
};

const isRecord = ({ kind }: Entry) => kind !== 'page' && kind !== 'action';
const countOf = (groups: EntryGroup[]) =>
  groups.reduce((sum, { entries }) => sum + entries.filter(({ isMore }) => !isMore).length, 0);

/** Replaces control characters, which pasted text may contain. */
const cleaned = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim();
