import { zodResolver } from '@hookform/resolvers/zod';
import { confirmCertificateInput, readCompanyNumber, type Verification } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { FileCheck, Hourglass } from 'lucide-react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { useKeptForm } from '../../../kit/form/kept-form.ts';
import { showRefusal } from '../../../kit/form/refusal.ts';
import { stayInField } from '../../../kit/form/stay-in-field.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { DateField } from '../../../kit/ui/date/date-field.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useFieldNames } from '../field-names.ts';
import { useConfirmCertificate, verificationQueries } from '../verification.queries.ts';
import styles from './confirm-certificate.module.css';

type Own = NonNullable<Verification['own']>;
type Offer = NonNullable<Own['offer']>;

const confirmed = confirmCertificateInput.omit({ round: true });

/** Asks a new company to confirm in one step what was read from its certificate. Used on several pages. */
export const ConfirmCertificate = () => {
  const { t } = useTranslation('verification');
  const own = useQuery(verificationQueries.ofCard()).data?.own;
  if (!own?.offer) return null;
  const { state } = own.offer;
  return (
    <section className={styles.panel} aria-labelledby="confirm-certificate">
      <div className={styles.head}>
        {state === 'reading' ? <Hourglass size={20} aria-hidden /> : <FileCheck size={20} aria-hidden />}
        <h2 id="confirm-certificate">{t('confirm.title')}</h2>
      </div>
      <p className={styles.lead} role="status">
        {t(`confirm.lead.${state}`, { file: own.certificate.name })}
      </p>
      {state !== 'reading' && <ConfirmForm key={own.round} own={own} offer={own.offer} />}
    </section>
  );
};

const ConfirmForm = ({ own, offer }: { own: Own; offer: Offer }) => {
  const { t } = useTranslation('verification');
  const message = useFieldMessage();
  const nameOf = useFieldNames(readCompanyNumber(own.typed.businessNumber).kind === 'foreign');
  const confirm = useConfirmCertificate();
  const form = useForm({ resolver: zodResolver(confirmed), defaultValues: offer.values, shouldFocusError: false });
  const { element, done } = useKeptForm(form, `confirmCertificate.${own.typed.email}.${own.round}`);
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    confirm.mutate(
      { round: own.round, ...values },
      {
        onSuccess: () => {
          done();
          showToast({ kind: 'done', text: t('confirm.done') });
        },
        onError: (error) => showRefusal(form, error),
      },
    ),
  );
  return (
    <form className={styles.form} ref={element} onSubmit={submit} noValidate>
      <TextField
        label={nameOf('companyName')}
        error={message(errors.companyName?.message)}
        autoComplete="organization"
        {...form.register('companyName')}
      />
      <TextField
        label={nameOf('representative')}
        error={message(errors.representative?.message)}
        autoComplete="off"
        {...form.register('representative')}
      />
      <Controller
        control={form.control}
        name="openedOn"
        render={({ field }) => (
          <DateField label={nameOf('openedOn')} error={message(errors.openedOn?.message)} {...field} />
        )}
      />
      <TextField
        label={nameOf('address')}
        error={message(errors.address?.message)}
        autoComplete="street-address"
        {...form.register('address')}
      />
      <div className={styles.actions}>
        <Button type="submit" look="solid" onMouseDown={stayInField} isPending={confirm.isPending}>
          {t('confirm.submit')}
        </Button>
      </div>
    </form>
  );
};
