import type { LinkSide } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { Pair } from '../../../kit/form/form-layout.tsx';
import { countryOptions } from '../../../kit/format/country-names.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { useNames } from '../../../kit/language/use-names.ts';
import { useSettled } from '../../../kit/list/use-settled.ts';
import { Combobox } from '../../../kit/ui/select/combobox.tsx';
import { RadioGroup } from '../../../kit/ui/toggle/radio-group.tsx';
import { HsInput } from '../../products/form/hs-input.tsx';
import { linkQueries } from '../link.queries.ts';
import type { PartnerFields, PartnerWay } from './fields.ts';

const { Text, Select } = boundInputs<PartnerFields>();

const NUMBER_LETTERS = 16;

/** Identifies the partner: a known partner, a business number, a name alone, or not identified yet. */
export const PartnerInputs = ({ side, ways }: { side: LinkSide; ways: readonly PartnerWay[] }) => {
  const { t } = useTranslation('link');
  const { control } = useFormContext<PartnerFields>();
  const { field } = useController({ control, name: 'how' });
  const options = ways.map((value) => ({ value, label: t(`how.${value}`), help: t(`howHelp.${value}`) }));
  const how = field.value;
  return (
    <>
      <RadioGroup
        label={t(`who.${side}`)}
        options={options}
        value={how}
        name={field.name}
        onChange={(event) => field.onChange(event.target.value)}
      />
      {how === 'known' && <KnownInput side={side} />}
      {how === 'number' && (
        <Text
          name="businessNumber"
          label={t('label.businessNumber')}
          help={t('help.businessNumber')}
          inputMode="numeric"
          size={NUMBER_LETTERS}
        />
      )}
      {(how === 'number' || how === 'words') && <NameInputs isOptional={how === 'number'} />}
      {how === 'unidentified' && <PlaceInputs />}
    </>
  );
};

const NameInputs = ({ isOptional }: { isOptional: boolean }) => {
  const { t } = useTranslation('link');
  return (
    <>
      <Text name="words.company" label={t('label.company')} help={t('help.company')} isOptional={isOptional} />
      {!isOptional && <PlaceInputs />}
    </>
  );
};

const PlaceInputs = () => {
  const { t } = useTranslation('link');
  const { tag } = useLanguage();
  const countries = [{ value: '', label: t('country.unknown') }, ...countryOptions(tag)];
  return (
    <Pair>
      <Select name="words.country" label={t('label.country')} isOptional options={countries} />
      <Text name="words.region" label={t('label.region')} isOptional />
    </Pair>
  );
};

const KnownInput = ({ side }: { side: LinkSide }) => {
  const { t } = useTranslation('link');
  const { control } = useFormContext<PartnerFields>();
  const { field, fieldState } = useController({ control, name: 'companyId' });
  const error = useFieldMessage()(fieldState.error?.message);
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery(linkQueries.partners(useSettled(typed) ?? ''));
  const partners = new Map((data?.rows ?? []).flatMap(({ partner }) => (partner.id ? [[partner.id, partner]] : [])));
  const { namesOf } = useNames();
  const options = [...partners.values()].map(({ id, ...partner }) => {
    const { first, beside } = namesOf(partner);
    return { value: id ?? '', label: first, detail: beside };
  });
  return (
    <Combobox
      label={t(`partner.${side}`)}
      help={t('help.known')}
      error={error}
      options={options}
      value={field.value}
      isLoading={isFetching}
      onSearch={setTyped}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
    />
  );
};

/** Inputs for our words about the partner's product. */
export const PartnerProductInputs = ({ side }: { side: LinkSide }) => {
  const { t } = useTranslation('link');
  return (
    <>
      <Pair>
        <Text
          name="words.product"
          label={t(`label.wordsProduct.${side}`)}
          help={t(`help.wordsProduct.${side}`)}
          isOptional
        />
        <Text name="words.partNumber" label={t('label.partNumber')} help={t('help.partNumber')} isOptional />
      </Pair>
      <HsInput name="words.hs" label={t('label.hs')} />
    </>
  );
};
