import { ConflictDialog } from '../../kit/form/conflict-dialog.tsx';
import { type Choice, divergenceOf, type Sides } from '../../kit/form/merge.ts';
import { type FactoryFormFields, MERGED_FIELDS } from './form-fields.ts';
import { useMergedWords } from './merged-words.ts';

type FactoryConflictProps = {
  sides: Sides<FactoryFormFields>;
  isPending: boolean;
  onSettle: (choices: Record<string, Choice>) => void;
  onClose: () => void;
};

export const FactoryConflict = ({ sides, ...rest }: FactoryConflictProps) => {
  const words = useMergedWords();
  const { disputed, onlyTheirs } = divergenceOf(MERGED_FIELDS, sides);
  const itemOf = (field: string) => ({
    id: field,
    label: words.label(field),
    before: words.value(field, sides.base),
    mine: words.value(field, sides.mine),
    theirs: words.value(field, sides.theirs),
  });
  return <ConflictDialog disputed={disputed.map(itemOf)} taken={onlyTheirs.map(itemOf)} {...rest} />;
};
