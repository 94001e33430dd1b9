import { useTranslation } from 'react-i18next';
import { Note } from '../../../kit/ui/section/section.tsx';

type SupplierNotesProps = { isMember: boolean; isSupplier: boolean; open: number };

/** Says why a supplier is no longer asked, and how many of its requests have piled up. */
export const SupplierNotes = ({ isMember, isSupplier, open }: SupplierNotesProps) => {
  const { t } = useTranslation('series');
  const notes = [
    !isMember && t('answers.removed'),
    isMember && !isSupplier && t('answers.gone'),
    open > 1 && t('answers.open', { count: open }),
  ].filter(Boolean);
  return notes.length > 0 && <Note>{notes.join(' · ')}</Note>;
};
