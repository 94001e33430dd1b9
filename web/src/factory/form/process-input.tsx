import { PROCESS_SCHEMES } from '@ieum/contract';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Combobox } from '../../kit/ui/combobox.tsx';
import { BoundSelect, BoundText, BoundTick } from './bound-inputs.tsx';
import styles from './factory-form.module.css';
import type { FactoryFormFields } from './form-fields.ts';
import { ListInput } from './list-input.tsx';

type Process = FactoryFormFields['processes'][number];
export type ListedProcess = Pick<Process, 'scheme' | 'code' | 'name'>;

const BLANK: Process = { scheme: 'own', code: '', name: '', isPrimary: false, isOutsourced: false };
const CODE_LETTERS = 12;

/** `find` looks a text up in a list of processes; without one, a process is written by hand with its code. */
export const ProcessInput = ({ find }: { find?: ((text: string) => Promise<ListedProcess[]>) | undefined }) => {
  const { t } = useTranslation('factory');
  return (
    <ListInput
      name="processes"
      help={t('help.processes')}
      blank={BLANK}
      adding={(add) => find && <ProcessSearch find={find} onFound={(found) => add({ ...BLANK, ...found })} />}
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
      <div className={styles.numbers}>
        <BoundSelect name={`processes.${row}.scheme`} label={t('part.processes.scheme')} options={schemes} />
        {scheme !== 'own' && (
          <BoundText
            name={`processes.${row}.code`}
            label={t('part.processes.code')}
            isOptional={false}
            size={CODE_LETTERS}
          />
        )}
      </div>
      <div className={styles.ticks}>
        <BoundTick name={`processes.${row}.isPrimary`} label={t('part.processes.isPrimary')} />
        <BoundTick name={`processes.${row}.isOutsourced`} label={t('part.processes.isOutsourced')} />
      </div>
    </>
  );
};

type ProcessSearchProps = {
  find: (text: string) => Promise<ListedProcess[]>;
  onFound: (found: ListedProcess) => void;
};

const keyOf = ({ scheme, code }: ListedProcess) => `${scheme} ${code}`;

const ProcessSearch = ({ find, onFound }: ProcessSearchProps) => {
  const { t } = useTranslation('factory');
  const [found, setFound] = useState<ListedProcess[]>([]);
  const [isLoading, setLoading] = useState(false);
  const search = async (text: string) => {
    setLoading(true);
    setFound(await find(text));
    setLoading(false);
  };
  const choose = (key: string) => {
    const process = found.find((one) => keyOf(one) === key);
    if (process) onFound(process);
  };
  return (
    <Combobox
      label={t('form.findProcess')}
      isOptional
      options={found.map((one) => ({ value: keyOf(one), label: `${one.code} ${one.name}` }))}
      value=""
      onChange={choose}
      onSearch={search}
      isLoading={isLoading}
    />
  );
};
