import { ConflictDialog } from '../../kit/record/conflict-dialog.tsx';
import { type Choice, conflictOf, type Sides } from '../../kit/record/merge.ts';
import { type FactoryFormFields, MERGED_FIELDS } from './fields.ts';
import { useMergedWords } from './merged-words.ts';

type FactoryConflictProps = {
  sides: Sides<FactoryFormFields>;
  isPending: boolean;
  onSettle: (choices: Record<string, Choice>) => void;
  onClose: () => void;
};

export const FactoryConflict = ({ sides, ...rest }: FactoryConflictProps) => (
  <ConflictDialog {...conflictOf(MERGED_FIELDS, sides, useMergedWords())} {...rest} />
);
