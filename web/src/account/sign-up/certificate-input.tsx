import { CERTIFICATE_MAX_BYTES } from '@ieum/contract';
import type { ControllerRenderProps } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { FileDrop } from '../../kit/ui/file-drop/file-drop.tsx';

type Props = {
  label: string;
  error: string | undefined;
  field: Omit<ControllerRenderProps, 'value'> & { value: File | undefined };
  onChosen: (file: File | undefined) => void;
};

export const CertificateInput = ({ label, error, field: { value, onChange, onBlur, ...field }, onChosen }: Props) => {
  const { t } = useTranslation('signup');
  const { tag } = useLanguage();
  return (
    <FileDrop
      label={label}
      help={t('certificateHelp', { max: formatFileSize(CERTIFICATE_MAX_BYTES, tag) })}
      error={error}
      accept=".pdf"
      maxSize={CERTIFICATE_MAX_BYTES}
      files={value ? [value] : []}
      onChange={([file]) => {
        onChange(file ?? null);
        onChosen(file);
      }}
      // The system's file dialog also takes the focus. The field is left only if the document still has it.
      onBlur={() => document.hasFocus() && onBlur()}
      {...field}
    />
  );
};
