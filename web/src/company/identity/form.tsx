import { zodResolver } from '@hookform/resolvers/zod';
import {
  CERTIFICATE_MAX_BYTES,
  groupedBusinessNumber,
  type IdentityState,
  identityInput,
  NAME_FIELDS,
} from '@ieum/contract';
import { useMemo, useRef } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { countryOptions } from '../../kit/format/country-names.ts';
import { formatFileSize } from '../../kit/format/file-size.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { RequiredMarks } from '../../kit/ui/field/field-marks.ts';
import { FileDrop } from '../../kit/ui/file-drop/file-drop.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { CERTIFICATE_PROBLEMS, chosenCertificate } from '../chosen-certificate.ts';
import styles from '../company.module.css';
import { useRequestIdentityChange } from '../company.queries.ts';

const identityFields = z.object({ ...identityInput.shape, file: chosenCertificate });
type IdentityFields = z.input<typeof identityFields>;

const MESSAGES = { ...CERTIFICATE_PROBLEMS, 'number.invalid_format': 'auth:validation.businessNumberRequired' };
const NAMES = [...NAME_FIELDS, 'representative'] as const;

/** Starts from the last request if it was sent back, otherwise from the current identity. */
export const IdentityForm = ({ identity }: { identity: IdentityState }) => {
  const { t } = useTranslation('company');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const send = useRequestIdentityChange();
  const { request, current, version } = identity;
  const start = request?.state === 'needs_correction' ? request.change.after : current;
  const form = useForm<IdentityFields, unknown, z.output<typeof identityFields>>({
    resolver: zodResolver(identityFields),
    mode: 'onTouched',
    defaultValues: { ...start, number: groupedBusinessNumber(start.number, start.country), version, file: null },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, submitCount);
  const countries = useMemo(() => countryOptions(tag), [tag]);
  const submit = form.handleSubmit((input) =>
    send.mutate(input, {
      onSuccess: () => showToast({ kind: 'done', text: t('identity.sent') }),
      onError: (error) => showRefusal(form, error, MESSAGES),
    }),
  );
  return (
    <RequiredMarks value>
      <form ref={element} className={styles.form} onSubmit={submit} noValidate>
        <fieldset className={styles.group}>
          <legend>{t('identity.start')}</legend>
          {NAMES.map((name) => (
            <TextField
              key={name}
              label={t(`field.${name}`)}
              help={t(`help.${name}`)}
              error={message(errors[name]?.message)}
              isOptional={name !== 'name'}
              autoComplete="off"
              {...form.register(name)}
            />
          ))}
          <SelectField
            label={t('field.country')}
            error={message(errors.country?.message)}
            options={countries}
            {...form.register('country')}
          />
          <TextField
            label={t('identity.number')}
            help={t('identity.numberHelp')}
            error={message(errors.number?.message)}
            autoComplete="off"
            {...form.register('number')}
          />
          <Controller
            control={form.control}
            name="file"
            render={({ field: { value, onChange, ...field } }) => (
              <FileDrop
                label={t('identity.certificate')}
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
        </fieldset>
        <div className={styles.actions}>
          <Button type="submit" look="solid" isPending={send.isPending}>
            {t('identity.submit')}
          </Button>
        </div>
      </form>
    </RequiredMarks>
  );
};
