import { FORM_OPTIONS_MAX, type FormWords, type Language, NONE_OPTION } from '@ieum/contract';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { inserted, moved, replaced, without } from '../../../kit/form/list-moves.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { IconButton } from '../../../kit/ui/button/icon-button.tsx';
import { FieldError } from '../../../kit/ui/field/field.tsx';
import { Buttons, Note } from '../../../kit/ui/section/section.tsx';
import { NO_WORDS, newOption, noneOption } from '../new-parts.ts';
import styles from './builder.module.css';
import { type PlacedProblems, useProblemWords } from './problem-words.ts';
import { WordsInput } from './words-input.tsx';

type Option = { key: string; words: FormWords };

type OptionsInputProps = {
  options: Option[];
  language: Language;
  onOptions: (options: Option[]) => void;
  problems: PlacedProblems;
  /** Path of the options: `options`, or `columns.2.options`. */
  path: string;
  /** True if several options can be chosen: one of them may then have to exclude the others. */
  isMany?: boolean;
};

/** Edits options, one per line. Pasting several lines creates several options. */
export const OptionsInput = ({ options, language, onOptions, problems, path, isMany = false }: OptionsInputProps) => {
  const { t } = useTranslation('questionnaire');
  const say = useProblemWords();
  const list = useRef<HTMLFieldSetElement>(null);
  const wish = useRef<number>(undefined);
  useEffect(() => {
    if (wish.current === undefined) return;
    list.current?.querySelectorAll('input')[wish.current]?.focus();
    wish.current = undefined;
  });
  const isFull = options.length >= FORM_OPTIONS_MAX;
  const hasNone = options.some(({ key }) => key === NONE_OPTION);
  const add = (option: Option) => {
    wish.current = options.length;
    onOptions([...options, option]);
  };
  const take = (at: number) => {
    wish.current = Math.max(0, at - 1);
    onOptions(without(options, at));
  };
  const paste = (at: number, text: string) => {
    const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || []);
    if (lines.length < 2) return false;
    const made = lines.map((line) => ({ ...newOption(), words: { ...NO_WORDS, [language]: line } }));
    const isEmpty = options[at] && Object.values(options[at].words).join('') === '';
    const rest = isEmpty ? without(options, at) : options;
    onOptions(inserted(rest, isEmpty ? at : at + 1, ...made).slice(0, FORM_OPTIONS_MAX));
    return true;
  };
  return (
    <fieldset ref={list} className={styles.list}>
      <legend>{t('label.options')}</legend>
      <ol className={styles.lines}>
        {options.map((option, at) => (
          <li key={option.key} className={styles.line}>
            <div className={styles.grow}>
              <WordsInput
                label={t('option', { at: at + 1 })}
                words={option.words}
                language={language}
                error={say(problems[`${path}.${at}.words`])}
                onWords={(words) => onOptions(replaced(options, at, { ...option, words }))}
                onPaste={(text) => paste(at, text)}
              />
              {isMany && option.key === NONE_OPTION && <Note>{t('noneNote')}</Note>}
            </div>
            <LineActs
              name={t('option', { at: at + 1 })}
              isFirst={at === 0}
              isLast={at === options.length - 1}
              onMove={(step) => onOptions(moved(options, at, at + step))}
              onRemove={() => take(at)}
            />
          </li>
        ))}
      </ol>
      <FieldError id={path} error={say(problems[path])} />
      <Buttons>
        <Button size="small" disabled={isFull} onClick={() => add(newOption())}>
          <Plus size={16} aria-hidden />
          {isFull ? t('limit.options', { max: FORM_OPTIONS_MAX }) : t('addOption')}
        </Button>
        {isMany && !hasNone && !isFull && (
          <Button size="small" look="ghost" onClick={() => add(noneOption())}>
            <Plus size={16} aria-hidden />
            {t('addNone')}
          </Button>
        )}
      </Buttons>
    </fieldset>
  );
};

type LineActsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

export const LineActs = ({ name, isFirst, isLast, onMove, onRemove }: LineActsProps) => {
  const { t } = useTranslation('questionnaire');
  return (
    <div className={styles.lineActs}>
      <IconButton label={t('moveUp', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton label={t('moveDown', { name })} disabled={isLast} onClick={() => onMove(1)}>
        <ArrowDown size={16} aria-hidden />
      </IconButton>
      <IconButton label={t('remove', { name })} onClick={onRemove}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </div>
  );
};
