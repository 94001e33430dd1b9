import { hasRegions, isRegionCode, regionName, regionsOf } from '@ieum/contract';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Pair } from '../../kit/form/form-layout.tsx';
import { countryOptions } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { BoundSelect, BoundText } from '../form/bound-inputs.tsx';
import type { FactoryFormFields } from '../form/fields.ts';
import { StepPlace } from '../form/section.tsx';
import { type AddressPart, addressPartsOf, addressStyleOf } from './address-layout.ts';
import { PointInputs } from './point-inputs.tsx';

const POSTAL_LETTERS = 12;

export const CountryInput = () => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const { getValues, setValue } = useFormContext<FactoryFormFields>();
  const countries = useMemo(() => countryOptions(tag), [tag]);
  // A region's code means nothing in another country.
  const forgetRegion = () => {
    const region = getValues('region');
    const isElsewhere = !region.startsWith(`${getValues('country')}-`) && isRegionCode(region);
    if (isElsewhere) setValue('region', '', { shouldDirty: true });
  };
  return (
    <BoundSelect
      name="country"
      label={t('label.country')}
      isOptional={false}
      options={countries}
      onChosen={forgetRegion}
    />
  );
};

/** Asks for the address in the country's order and with its names, and for the address in English below it. */
export const LocationInputs = () => {
  const { t } = useTranslation('factory');
  const country = useWatch<FactoryFormFields, 'country'>({ name: 'country' });
  const style = addressStyleOf(country);
  return (
    <>
      <Pair>
        {addressPartsOf(style).map((part) => (
          <StepPlace key={part} step={part}>
            <AddressInput part={part} country={country} />
          </StepPlace>
        ))}
      </Pair>
      <StepPlace step="addressEnglish">
        <BoundText name="addressEnglish" label={t('label.addressEnglish')} help={t('help.addressEnglish')} lang="en" />
      </StepPlace>
      <PointInputs />
    </>
  );
};

const AddressInput = ({ part, country }: { part: AddressPart; country: string }) => {
  const { t } = useTranslation('factory');
  const style = addressStyleOf(country);
  const label = t(`address.${style}.${part}`);
  if (part === 'region' && hasRegions(country)) return <RegionInput label={label} country={country} />;
  return <BoundText name={part} label={label} {...(part === 'postalCode' && { size: POSTAL_LETTERS })} />;
};

const RegionInput = ({ label, country }: { label: string; country: string }) => {
  const { t } = useTranslation('factory');
  const { name: language } = useLanguage();
  const region = useWatch<FactoryFormFields, 'region'>({ name: 'region' });
  const regions = regionsOf(country);
  const options = [
    { value: '', label: t('form.choose') },
    // A region that is not in the list, from an import or from before the list existed, must not be lost when the form
    // opens.
    ...(region === '' || regions.includes(region) ? [] : [{ value: region, label: region }]),
    ...regions.map((value) => ({ value, label: regionName(value, language) })),
  ];
  return <BoundSelect name="region" label={label} isOptional options={options} />;
};
