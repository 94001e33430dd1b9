import type { CommentPhrase } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Library, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookOf } from '../../kit/ui/button/button.tsx';
import { Menu, MenuItem, MenuLine, MenuSection } from '../../kit/ui/popover/menu.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { reviewingQueries, useAddPhrase } from '../record/declaration.queries.ts';
import { PhrasesDialog } from './phrases-dialog.tsx';

type Words = Pick<CommentPhrase, 'severity' | 'body'>;
type PhraseMenuProps = {
  /** Comment that is being written, to be kept as a phrase. */
  own: Words | undefined;
  onPhrase: (phrase: Words) => void;
};
const SHORT = 60;

/** Inserts a ready comment with one click. Phrases are also added and edited here. */
export const PhraseMenu = ({ own, onPhrase }: PhraseMenuProps) => {
  const { t } = useTranslation('review');
  const [isManaging, setManaging] = useState(false);
  const { data } = useQuery(reviewingQueries.phrases());
  const add = useAddPhrase();
  const keep = (words: Words) =>
    add.mutate(words, { onSuccess: () => showToast({ kind: 'done', text: t('phrase.kept') }) });
  const rows = data?.rows ?? [];
  return (
    <>
      <Menu
        trigger={
          <button type="button" className={lookOf({ look: 'ghost', size: 'small' })}>
            <Library size={16} aria-hidden />
            {t('phrase.open')}
          </button>
        }
      >
        {rows.length > 0 && (
          <MenuSection title={t('phrase.use')}>
            {rows.map((phrase) => (
              <MenuItem
                key={phrase.id}
                label={`${t(`severity.${phrase.severity}`)} · ${shortened(phrase.body)}`}
                onAction={() => onPhrase(phrase)}
              />
            ))}
          </MenuSection>
        )}
        {rows.length > 0 && <MenuLine />}
        <MenuItem
          icon={BookmarkPlus}
          label={t('phrase.keep')}
          disabled={!own || !data?.can.edit}
          onAction={() => own && keep(own)}
        />
        <MenuItem icon={Settings2} label={t('phrase.manage')} onAction={() => setManaging(true)} />
      </Menu>
      {isManaging && <PhrasesDialog onClose={() => setManaging(false)} />}
    </>
  );
};

const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text);
