import { CODE_SCHEMES, type CodeScheme } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditableLead } from '../../kit/list/editable-list.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import styles from './codes.module.css';
import { CodePicker, type PickedCode } from './picker.tsx';

const NOTHING: PickedCode = { code: '', name: '' };

/** Lets an operator try the search after loading a list. */
export const CodeSearchTrial = () => {
  const { t } = useTranslation('codes');
  const [scheme, setScheme] = useState<CodeScheme>('isic');
  const [picked, setPicked] = useState(NOTHING);
  const change = (next: string) => {
    setScheme(CODE_SCHEMES.find((item) => item === next) ?? 'isic');
    setPicked(NOTHING);
  };
  return (
    <section className={styles.part} aria-labelledby="code-trial">
      <h2 id="code-trial">{t('tryTitle')}</h2>
      <EditableLead>{t('tryText')}</EditableLead>
      <div className={styles.try}>
        <SelectField
          label={t('tryScheme')}
          options={CODE_SCHEMES.map((value) => ({ value, label: t(`schemeName.${value}`) }))}
          value={scheme}
          onChange={({ target }) => change(target.value)}
        />
        <CodePicker key={scheme} label={t('tryCode')} scheme={scheme} value={picked} onChange={setPicked} isOptional />
        <p role="status">
          <Chosen {...picked} />
        </p>
      </div>
    </section>
  );
};

const Chosen = ({ code, name }: PickedCode) => {
  const { t } = useTranslation('codes');
  if (name === '') return t('nothingChosen');
  return (
    <>
      {t(code === '' ? 'ownWords' : 'chosen')}: <strong>{[code, name].filter((part) => part !== '').join(' ')}</strong>
    </>
  );
};
