import type { Answers, FormContent, FormSection } from '@ieum/contract';
import { CircleCheck } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../kit/ui/section/section.tsx';
import { ProgressBar } from '../../kit/ui/state/progress-bar.tsx';
import { type AnswerStore, useFromAnswers } from '../record/form/answer-store.ts';
import { goToPlace, placeOfField, placeOfSection, progressOf } from '../record/form/progress.ts';
import { useFormWords } from '../record/form/words.ts';
import styles from './answering.module.css';

/** Links to the sections of a long form, each with its progress. */
export const SectionLinks = ({ form, store }: { form: FormContent; store: AnswerStore }) => {
  const { t } = useTranslation('declaration');
  const read = useCallback(
    (answers: Answers) => {
      const { asked, answered } = progressOf(form, answers);
      return `${answered}/${asked}`;
    },
    [form],
  );
  const [answered, asked] = useFromAnswers(store, read).split('/').map(Number);
  return (
    <nav className={styles.sectionLinks} aria-label={t('aside.sections')}>
      <ProgressBar label={t('aside.progress')} value={answered ?? 0} max={Math.max(asked ?? 0, 1)} />
      <ul>
        {form.sections.map((section) => (
          <SectionLink key={section.key} form={form} section={section} store={store} />
        ))}
      </ul>
    </nav>
  );
};

type SectionLinkProps = { form: FormContent; section: FormSection; store: AnswerStore };

/** Hides a section without visible questions, because the page does not show it either. */
const SectionLink = ({ form, section, store }: SectionLinkProps) => {
  const words = useFormWords();
  const read = useCallback(
    (answers: Answers) => {
      const { asked, answered } = progressOf(form, answers, section.key);
      return asked === 0 ? '' : `${answered}/${asked}`;
    },
    [form, section],
  );
  const progress = useFromAnswers(store, read);
  if (progress === '') return null;
  const place = placeOfSection(section.key);
  return (
    <li>
      <a href={`#${place}`} onClick={goToPlace(place)}>
        {words(section.words)}
      </a>
      <span className={styles.count}>{progress}</span>
    </li>
  );
};

type MissingListProps = { paths: readonly string[]; labelOf: (path: string) => string };
const SHOWN_MAX = 12;

/** Lists the missing fields. Each leads to its field. */
export const MissingList = ({ paths, labelOf }: MissingListProps) => {
  const { t } = useTranslation('declaration');
  if (paths.length === 0) {
    return (
      <p className={styles.complete}>
        <CircleCheck size={16} aria-hidden />
        {t('missing.none')}
      </p>
    );
  }
  const shown = paths.slice(0, SHOWN_MAX);
  return (
    <div className={styles.missing}>
      <h2>{t('missing.title', { count: paths.length })}</h2>
      <ul>
        {shown.map((path) => (
          <li key={path}>
            <a href={`#${placeOfField(path)}`} onClick={goToPlace(placeOfField(path))}>
              {labelOf(path)}
            </a>
          </li>
        ))}
      </ul>
      {paths.length > shown.length && <Note>{t('missing.more', { count: paths.length - shown.length })}</Note>}
    </div>
  );
};
