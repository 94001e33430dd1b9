import { isMaterial, MATERIALS, type Material, markOfMaterial, type ShownProduct } from '@ieum/contract';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../kit/form/bound-inputs.tsx';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { FieldSet } from '../../kit/ui/field/field-set.tsx';
import { Dropdown } from '../../kit/ui/select/dropdown.tsx';
import { MaterialMark } from './material-mark.tsx';
import { useMaterialWords } from './material-words.ts';
import styles from './materials-input.module.css';

type Stated = Pick<ShownProduct, 'materials'> & { inputs: Pick<ShownProduct['inputs'][number], 'materials'>[] };
const { Number: Figure } = boundInputs<Stated>();

const SHARE_LETTERS = 6;

type MaterialsInputProps = {
  /** Path of the list in the form: `materials`, or that of a line of the bill. */
  name: 'materials' | `inputs.${number}.materials`;
  label: string;
  help?: string;
  /** Materials that the name and the HS code suggest. */
  suggested: readonly Material[];
};

/** Chooses materials, the main one first, each with its fraction of the mass. A suggestion is taken with one click. */
export const MaterialsInput = ({ name, label, help, suggested }: MaterialsInputProps) => {
  const { t } = useTranslation('material');
  const { nameOf } = useMaterialWords();
  const message = useFieldMessage();
  const { control, getFieldState, formState } = useFormContext<Stated>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const { error } = getFieldState(name, formState);
  const chosen = fields.map(({ material }) => material);
  const left = MATERIALS.filter((material) => !chosen.includes(material));
  const offered = suggested.filter((material) => !chosen.includes(material));
  const add = (...materials: readonly Material[]) =>
    append(
      materials.map((material) => ({ material, massFraction: null })),
      { shouldFocus: false },
    );
  const problem = message(error?.message ?? error?.root?.message);
  return (
    <FieldSet label={label} isOptional {...(help && { help })} {...(problem && { error: problem })}>
      {fields.length > 0 && (
        <ol className={styles.rows}>
          {fields.map(({ id, material }, row) => (
            <li key={id} className={styles.row}>
              <span className={styles.name}>
                <MaterialMark mark={markOfMaterial(material)} />
                {nameOf(material)}
              </span>
              <Figure
                name={`${name}.${row}.massFraction`}
                label={t('fractionOf', { name: nameOf(material) })}
                isOptional
                min={0}
                max={100}
                unit="%"
                size={SHARE_LETTERS}
              />
              <IconButton label={t('remove', { name: nameOf(material) })} onClick={() => remove(row)}>
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {offered.length > 0 && (
        <div className={styles.suggestions}>
          <span>{t('suggested')}</span>
          {offered.map((material) => (
            <Button key={material} size="small" onClick={() => add(material)}>
              <Plus size={14} aria-hidden />
              <MaterialMark mark={markOfMaterial(material)} />
              {nameOf(material)}
            </Button>
          ))}
          {offered.length > 1 && (
            <Button size="small" look="ghost" onClick={() => add(...offered)}>
              {t('takeAll')}
            </Button>
          )}
        </div>
      )}
      {left.length > 0 && (
        <Dropdown
          key={chosen.join()}
          label={t('add')}
          isOptional
          placeholder={t('choose')}
          options={left.map((material) => ({ value: material, label: nameOf(material) }))}
          value=""
          onChange={(material) => isMaterial(material) && add(material)}
        />
      )}
    </FieldSet>
  );
};
