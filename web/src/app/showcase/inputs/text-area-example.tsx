import { useTranslation } from 'react-i18next';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import styles from './inputs.module.css';

const NOTE_MAX = 500;

export const TextAreaExample = () => {
  const { t } = useTranslation('showcase');
  return (
    <div className={styles.stack}>
      <TextArea
        label={t('inputs.area.note')}
        help={t('inputs.area.noteHelp')}
        maxLength={NOTE_MAX}
        isOptional
        defaultValue={t('inputs.area.noteValue')}
      />
      <TextArea label={t('inputs.area.reason')} error={t('inputs.area.reasonError')} />
      <TextArea label={t('inputs.area.disabled')} disabled defaultValue={t('inputs.area.disabledValue')} />
    </div>
  );
};
