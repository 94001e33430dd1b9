import { zodResolver } from '@hookform/resolvers/zod';
import { BUSINESS_NUMBER_DIGITS, businessNumber, CERTIFICATE_MAX_BYTES, hasCheckDigit } from '@ieum/contract';
import { Info } from 'lucide-react';
import { useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { DigitBoxes } from '../../kit/ui/digit-boxes/digit-boxes.tsx';
import { FileDrop } from '../../kit/ui/file-drop/file-drop.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { CERTIFICATE_PROBLEMS, chosenCertificate } from '../chosen-certificate.ts';
import styles from '../company.module.css';
import { useClaimCompany } from '../company.queries.ts';

const GROUPS = [3, 2, 5];
const claimFields = z.object({ business_number: businessNumber, file: chosenCertificate });
type ClaimFields = z.input<typeof claimFields>;

/** Asks for a business number and its certificate, as sign-up does. */
export const ClaimForm = () => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const claim = useClaimCompany();
  const form = useForm<ClaimFields, unknown, z.output<typeof claimFields>>({
    resolver: zodResolver(claimFields),
    mode: 'onTouched',
    defaultValues: { business_number: '', file: null },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, submitCount);
  const number = useWatch({ control: form.control, name: 'business_number' });
  const isOdd = number.replaceAll(' ', '').length === BUSINESS_NUMBER_DIGITS && !hasCheckDigit(number);
  const submit = form.handleSubmit((input) =>
    claim.mutate(input, {
      onSuccess: () => showToast({ kind: 'done', text: t('outside.sent') }),
      onError: (error) => showRefusal(form, error, CERTIFICATE_PROBLEMS),
    }),
  );
  return (
    <form ref={element} className={styles.group} onSubmit={submit} noValidate>
      <Controller
        control={form.control}
        name="business_number"
        render={({ field }) => (
          <div>
            <DigitBoxes
              label={t('outside.businessNumber')}
              help={t('outside.businessNumberHelp')}
              error={message(errors.business_number?.message)}
              groups={GROUPS}
              {...field}
            />
            <p className={styles.hint} role="status">
              {isOdd && <Info size={16} aria-hidden />}
              {isOdd && <span>{t('outside.checkDigit')}</span>}
            </p>
          </div>
        )}
      />
      <Controller
        control={form.control}
        name="file"
        render={({ field: { value, onChange, ...field } }) => (
          <FileDrop
            label={t('outside.certificate')}
            help={t('outside.certificateHelp', { max: formatFileSize(CERTIFICATE_MAX_BYTES, tag) })}
            error={message(errors.file?.message)}
            accept=".pdf"
            maxSize={CERTIFICATE_MAX_BYTES}
            files={value ? [value] : []}
            onChange={([file]) => onChange(file ?? null)}
            {...field}
          />
        )}
      />
      <div className={styles.actions}>
        <Button type="submit" look="solid" isPending={claim.isPending}>
          {t('outside.submit')}
        </Button>
      </div>
    </form>
  );
};
