import type { Language } from '@ieum/contract';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS } from '../../../kit/language/labels.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Buttons, Note } from '../../../kit/ui/section/section.tsx';
import type { LanguageGap } from '../form-languages.ts';
import styles from './builder.module.css';

type LanguageBarProps = { gaps: LanguageGap[]; language: Language; onLanguage: (language: Language) => void };

/** Chooses the language of editing, and shows how many words each used language lacks. */
export const LanguageBar = ({ gaps, language, onLanguage }: LanguageBarProps) => {
  const { t } = useTranslation('questionnaire');
  return (
    <fieldset className={styles.languages}>
      <legend>{t('language.label')}</legend>
      <Buttons>
        {gaps.map((gap) => (
          <Button
            key={gap.language}
            size="small"
            isSelected={gap.language === language}
            onClick={() => onLanguage(gap.language)}
          >
            <GapIcon gap={gap} />
            <span>{LANGUAGE_LABELS[gap.language]}</span>
            <span className={styles.gap}>{gapWords(gap)}</span>
          </Button>
        ))}
      </Buttons>
      <Note>{t('language.help')}</Note>
    </fieldset>
  );

  function gapWords({ isUsed, missing }: LanguageGap) {
    if (!isUsed) return t('language.unused');
    return missing > 0 ? t('language.missing', { count: missing }) : t('language.whole');
  }
};

const GapIcon = ({ gap: { isUsed, missing } }: { gap: LanguageGap }) => {
  if (!isUsed) return null;
  return missing > 0 ? <CircleAlert size={14} aria-hidden /> : <CircleCheck size={14} aria-hidden />;
};
