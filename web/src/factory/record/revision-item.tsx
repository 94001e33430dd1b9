import type { FactoryRevision } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { RevisionCard } from '../../kit/record/revision-card.tsx';
import { useFieldWords } from '../field-words.ts';

type RevisionItemProps = { revision: FactoryRevision; onRestore: (() => void) | undefined };

/** Shows one change. A first registration is long and starts folded. */
export const RevisionItem = ({ revision, onRestore }: RevisionItemProps) => {
  const { t } = useTranslation('factory');
  const fields = useFieldWords();
  const { kind, at, by } = revision;
  const version = String(revision.version);
  const changes = revision.changes.map(({ field, before, after }) => ({
    id: field,
    label: fields.label(field),
    before: fields.value(field, before),
    after: fields.value(field, after),
  }));
  return (
    <RevisionCard
      title={t(`history.kind.${kind}`)}
      version={t('history.version', { version })}
      by={by || t('history.nobody')}
      at={at}
      changes={changes}
      folded={kind === 'registered' ? t('history.fields', { count: changes.length }) : undefined}
      restore={
        onRestore && { label: t('history.restore'), name: t('history.restoreOf', { version }), onClick: onRestore }
      }
    />
  );
};
