import { ConflictDialog } from '../../../kit/record/conflict-dialog.tsx';
import { type Choice, conflictOf, type Sides } from '../../../kit/record/merge.ts';
import { useCertificateWords } from './field-words.ts';
import { MERGED_FIELDS, type MergedCertificate } from './merge.ts';

type ConflictProps = {
  sides: Sides<MergedCertificate>;
  isPending: boolean;
  onSettle: (choices: Record<string, Choice>) => void;
  onClose: () => void;
};

export const CertificateConflict = ({ sides, ...rest }: ConflictProps) => (
  <ConflictDialog {...conflictOf(MERGED_FIELDS, sides, useCertificateWords())} {...rest} />
);
