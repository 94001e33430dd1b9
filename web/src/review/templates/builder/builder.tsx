import { formProblems, type Language, questionsOf } from '@ieum/contract';
import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { languageGaps } from '../form-languages.ts';
import styles from './builder.module.css';
import { LanguageBar } from './language-bar.tsx';
import { ProblemList } from './problem-list.tsx';
import { type FoundProblem, placedProblems } from './problem-words.ts';
import { SectionEditor } from './section-editor.tsx';
import { useBuilder } from './use-builder.ts';
import { DESCRIPTION_MAX, type TemplateDraft } from './use-template-draft.ts';
import { WordsInput } from './words-input.tsx';

const NO_PROBLEMS: FoundProblem[] = [];

/** Tests for a problem that only means that the text is not written yet. */
const isUnwritten = ({ problem }: FoundProblem) => problem === 'words' || problem === 'empty';

type BuilderProps = {
  kept: TemplateDraft;
  /** True after an attempt to publish: all problems are then shown. */
  isStrict: boolean;
};

/** Editor of a questionnaire's questions. */
export const Builder = ({ kept, isStrict }: BuilderProps) => {
  const { t } = useTranslation('questionnaire');
  const { draft, change } = kept;
  const { content } = draft;
  const { openKey, news, acts } = useBuilder(kept);
  const [language, setLanguage] = useState<Language>(useLanguage().name);
  // Derived values may lag behind the typing.
  const settled = useDeferredValue(draft);
  const gaps = useMemo(() => languageGaps(settled.name, settled.content), [settled]);
  const found = useMemo(() => {
    const problems = placedProblems(settled.content, formProblems(settled.content));
    return isStrict ? problems : problems.filter((item) => !isUnwritten(item));
  }, [settled, isStrict]);
  const bySection = useMemo(() => Map.groupBy(found, ({ section }) => section), [found]);
  const counts = content.sections.map(({ questions }) => questions.length);
  const before = (at: number) => counts.slice(0, at).reduce((sum, count) => sum + count, 0);
  const name = { words: draft.name, language };
  return (
    <div className={styles.builder}>
      <LanguageBar gaps={gaps} language={language} onLanguage={setLanguage} />
      <div className={styles.about}>
        <WordsInput
          {...name}
          label={t('label.name')}
          onWords={(words) => change((now) => ({ ...now, name: words }))}
          error={Object.values(draft.name).join('').trim() === '' ? t('problem.name') : undefined}
        />
        <TextArea
          label={t('label.description')}
          isOptional
          rows={2}
          maxLength={DESCRIPTION_MAX}
          value={draft.description}
          onChange={({ target }) => change((now) => ({ ...now, description: target.value }))}
        />
      </div>
      <ProblemList found={found} content={content} onGo={acts.goTo} />
      <Note>{[t('questions', { count: questionsOf(content).length }), t('keys')].join(' · ')}</Note>
      {content.sections.map((section, at) => {
        const isOpenHere = section.questions.some(({ key }) => key === openKey);
        return (
          <SectionEditor
            key={section.key}
            section={section}
            at={at + 1}
            before={before(at)}
            isLast={at === content.sections.length - 1}
            language={language}
            openKey={isOpenHere ? openKey : null}
            content={isOpenHere ? content : undefined}
            problems={bySection.get(section.key) ?? NO_PROBLEMS}
            acts={acts}
          />
        );
      })}
      <div>
        <Button onClick={acts.addSection}>
          <Plus size={16} aria-hidden />
          {t('addSection')}
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </div>
  );
};
