import {
  FORM_QUESTIONS_MAX,
  FORM_SECTIONS_MAX,
  type FormContent,
  type FormSection,
  type Question,
  type QuestionKind,
  questionsOf,
} from '@ieum/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import * as edit from '../form-editing.ts';
import { newQuestion, newSection } from '../new-parts.ts';
import { focusIn, headOf, wordsOf } from './places.ts';
import type { TemplateDraft } from './use-template-draft.ts';

type Step = -1 | 1;

/** Returns the operations on the questions as stable functions, so that only changed questions are rendered again. */
export const useBuilder = ({ edit: change, keeper }: Pick<TemplateDraft, 'edit' | 'keeper'>) => {
  const { t } = useTranslation('questionnaire');
  const [openKey, setOpen] = useState<string | null>(null);
  const [news, setNews] = useState('');
  // Element to focus after a question was moved or created.
  const wish = useRef<string>(undefined);
  useEffect(() => {
    if (wish.current && focusIn(wish.current)) wish.current = undefined;
  });
  const acts = useMemo(() => {
    const content = () => keeper.latest().content;
    const goTo = (key: string) => {
      // An open question needs no new render.
      if (focusIn(wordsOf(key))) return;
      wish.current = wordsOf(key);
      setOpen(key);
    };
    const hasRoom = (more: number) => {
      const isFull = questionsOf(content()).length + more > FORM_QUESTIONS_MAX;
      if (isFull) showToast({ kind: 'error', text: t('limit.questions', { max: FORM_QUESTIONS_MAX }) });
      return !isFull;
    };
    const hasRoomForSection = () => {
      const isFull = content().sections.length >= FORM_SECTIONS_MAX;
      if (isFull) showToast({ kind: 'error', text: t('limit.sections', { max: FORM_SECTIONS_MAX }) });
      return !isFull;
    };
    const undo = (text: string, back: (now: FormContent) => FormContent) =>
      showToast({ kind: 'done', text, action: { label: t('undo'), onAction: () => change(back) } });
    return {
      open: (key: string | null) => setOpen(key),
      goTo,
      change: (question: Question) => change((now) => edit.changeQuestion(now, question)),
      add: (section: string, kind: QuestionKind, after?: string) => {
        if (!hasRoom(1)) return;
        const made = newQuestion(kind);
        change((now) => edit.addQuestion(now, section, made, after));
        goTo(made.key);
      },
      duplicate: (key: string) => {
        const made = hasRoom(1) && edit.duplicateQuestion(content(), key);
        if (!made) return;
        change(() => made.content);
        goTo(made.copy.key);
      },
      move: (key: string, step: Step) => {
        change((now) => edit.moveQuestion(now, key, step));
        wish.current = headOf(key);
        const at = questionsOf(content()).findIndex((item) => item.key === key);
        setNews(t('moved', { at: at + 1 }));
      },
      moveTo: (key: string, section: string) => {
        change((now) => edit.moveToSection(now, key, section));
        wish.current = headOf(key);
      },
      remove: (key: string) => {
        const taken = edit.takenOf(content(), key);
        if (!taken) return;
        setOpen(null);
        change((now) => edit.removeQuestion(now, key));
        undo(t('removed.question'), (now) => edit.putBack(now, taken));
      },
      addSection: () => {
        if (!hasRoomForSection()) return;
        const made = newSection();
        change(({ sections }) => ({ sections: [...sections, made] }));
        wish.current = wordsOf(made.key);
      },
      changeSection: (section: FormSection) => change((now) => edit.changeSection(now, section)),
      moveSection: (key: string, step: Step) => change((now) => edit.moveSection(now, key, step)),
      duplicateSection: (section: FormSection) => {
        if (hasRoomForSection() && hasRoom(section.questions.length))
          change((now) => edit.duplicateSection(now, section.key));
      },
      removeSection: (section: FormSection) => {
        const at = content().sections.findIndex(({ key }) => key === section.key);
        change((now) => edit.removeSection(now, section.key));
        undo(t('removed.section'), (now) => edit.putSectionBack(now, section, at));
      },
    };
  }, [t, change, keeper]);
  return { openKey, news, acts };
};

export type BuilderActs = ReturnType<typeof useBuilder>['acts'];
