import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { Combobox } from '../../kit/ui/combobox.tsx';
import { TextField } from '../../kit/ui/text-field.tsx';
import { invitationQueries } from './invitations.queries.ts';
import type { InviteFields } from './invite-fields.ts';

/** For which of the own products, and what the supplier delivers for it. */
export const ProductInputs = () => {
  const { t } = useTranslation('supplyInvite');
  const message = useFieldMessage();
  const [search, setSearch] = useState('');
  const { register, control, formState } = useFormContext<InviteFields>();
  const { data, isPending } = useQuery(invitationQueries.products(search));
  const options = (data?.rows ?? []).map(({ id, name, partNumber }) => ({
    value: id,
    label: partNumber ? `${name} (${partNumber})` : name,
  }));
  return (
    <>
      <Controller
        control={control}
        name="productId"
        render={({ field }) => (
          <Combobox
            label={t('ownProduct')}
            help={t('ownProductHelp')}
            error={message(formState.errors.productId?.message)}
            options={options}
            onSearch={setSearch}
            isLoading={isPending}
            {...field}
          />
        )}
      />
      <TextField
        label={t('asked')}
        help={t('askedHelp')}
        error={message(formState.errors.product?.message)}
        {...register('product')}
      />
    </>
  );
};
