import { PROCESS_SCHEMES } from '@ieum/contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldRow, FieldTicks } from '../../kit/form/form-layout.tsx';
import { ProcessSearch } from '../codes/process-search.tsx';
import { BoundSelect, BoundText, BoundTick } from './bound-inputs.tsx';
import type { FactoryFormFields } from './fields.ts';
import { ListInput } from './list-input.tsx';

type Process = FactoryFormFields['processes'][number];

const BLANK: Process = { scheme: 'own', code: '', name: '', isPrimary: false, isOutsourced: false };
const CODE_LETTERS = 12;

/** Edits the processes of a factory. Each is found in a code list or typed. */
export const ProcessInput = () => {
  const { t } = useTranslation('factory');
  return (
    <ListInput
      name="processes"
      help={t('help.processes')}
      blank={BLANK}
      adding={(add) => <ProcessSearch onFound={(found) => add({ ...BLANK, ...found })} />}
    >
      {(row) => <ProcessRow row={row} />}
    </ListInput>
  );
};

const ProcessRow = ({ row }: { row: number }) => {
  const { t } = useTranslation('factory');
  const scheme = useWatch<FactoryFormFields, `processes.${number}.scheme`>({ name: `processes.${row}.scheme` });
  const schemes = PROCESS_SCHEMES.map((value) => ({ value, label: t(`scheme.${value}`) }));
  return (
    <>
      <BoundText name={`processes.${row}.name`} label={t('part.processes.name')} isOptional={false} />
      <FieldRow>
        <BoundSelect name={`processes.${row}.scheme`} label={t('part.processes.scheme')} options={schemes} />
        {scheme !== 'own' && (
          <BoundText
            name={`processes.${row}.code`}
            label={t('part.processes.code')}
            isOptional={false}
            size={CODE_LETTERS}
          />
        )}
      </FieldRow>
      <FieldTicks>
        <BoundTick name={`processes.${row}.isPrimary`} label={t('part.processes.isPrimary')} />
        <BoundTick name={`processes.${row}.isOutsourced`} label={t('part.processes.isOutsourced')} />
      </FieldTicks>
    </>
  );
};
