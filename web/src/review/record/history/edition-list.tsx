import type { Declaration } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DetailSection } from '../../../kit/record/detail-section.tsx';
import { Note, RowList } from '../../../kit/ui/section/section.tsx';
import { DeclarationStateBadge } from '../state-badge.tsx';
import { useRecordPath } from '../use-record-place.ts';
import { useDeclarationWords } from '../words.ts';

/** Lists the earlier and later editions of a declaration. */
export const EditionList = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const pathOf = useRecordPath();
  const { editions } = declaration;
  if (editions.length === 0) return null;
  return (
    <DetailSection title={t('section.editions')}>
      <RowList>
        {editions.map(({ id, edition, state, validTo }) => (
          <li key={id}>
            <Link to={pathOf(id)}>{t('edition.of', { edition: String(edition) })}</Link>
            <DeclarationStateBadge state={state} />
            {validTo !== '' && <Note as="span">{t('validUntil', { day: words.day(validTo) })}</Note>}
          </li>
        ))}
      </RowList>
    </DetailSection>
  );
};
