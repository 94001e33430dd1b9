import { ApiError, type FormContent, type FormWords, formDraft, formWords, type ReviewTemplate } from '@ieum/contract';
import { useCallback, useEffect, useState } from 'react';
import { createDraftKeeper, type Saving } from '../../../kit/form/draft-keeper.ts';
import { useUpdateTemplate } from '../template.queries.ts';

export type Draft = { name: FormWords; description: string; content: FormContent };

const draftOf = ({ name, description, content }: ReviewTemplate): Draft => ({ name, description, content });

const isFit = ({ name, description, content }: Draft) =>
  formWords.safeParse(name).success && description.length <= DESCRIPTION_MAX && formDraft.safeParse(content).success;
export const DESCRIPTION_MAX = 500;
const isLate = (error: unknown) => error instanceof ApiError && error.code === 'review.template_changed';

/** Holds the draft that the user edits, and saves it on the server during typing. */
export const useTemplateDraft = (template: ReviewTemplate) => {
  const { mutateAsync } = useUpdateTemplate();
  const [draft, setDraft] = useState(() => draftOf(template));
  const [saving, setSaving] = useState<Saving>('saved');
  const [keeper] = useState(() =>
    createDraftKeeper<Draft>({
      draft,
      version: template.version,
      send: async (sent, version) => (await mutateAsync({ id: template.id, version, ...sent })).version,
      isFit,
      isLate,
      onState: setSaving,
    }),
  );
  const change = useCallback(
    (next: (before: Draft) => Draft) => {
      const made = next(keeper.latest());
      if (made === keeper.latest()) return;
      setDraft(made);
      keeper.put(made);
    },
    [keeper],
  );
  const edit = useCallback(
    (next: (content: FormContent) => FormContent) =>
      change((before) => {
        const content = next(before.content);
        return content === before.content ? before : { ...before, content };
      }),
    [change],
  );
  const settle = (theirs: ReviewTemplate, keepsOwn: boolean) => {
    keeper.settle({ draft: draftOf(theirs), version: theirs.version }, keepsOwn);
    setDraft(keeper.latest());
  };
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!keeper.isSafe()) event.preventDefault();
    };
    const hide = () => void keeper.flush();
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', hide);
      void keeper.flush();
    };
  }, [keeper]);
  return { draft, saving, keeper, change, edit, settle };
};

export type TemplateDraft = ReturnType<typeof useTemplateDraft>;
