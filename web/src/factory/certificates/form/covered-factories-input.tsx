import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { FactoriesPicker } from '../../list/factories-picker.tsx';
import type { CertificateFields } from './fields.ts';

export const CoveredFactoriesInput = () => {
  const { t } = useTranslation('certificate');
  const message = useFieldMessage();
  const { control } = useFormContext<CertificateFields>();
  const { field, fieldState } = useController({ control, name: 'factoryIds' });
  return (
    <FactoriesPicker
      ref={field.ref}
      label={t('field.factoryIds')}
      help={t('help.factoryIds')}
      error={message(fieldState.error?.message)}
      placeholder={t('addFactory')}
      removeLabel={(name) => t('removeFactory', { name })}
      chosen={field.value}
      onChange={field.onChange}
    />
  );
};
