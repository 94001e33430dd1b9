import { bracketed, type Factory } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { Definition } from '../../kit/ui/definition-list/definition-list.tsx';
import { useFactoryWords } from '../factory-words.ts';
import { addressPartsOf, addressStyleOf } from '../location/address-layout.ts';

/** Formats the record section by section, for the page and the print version. */
export const useDetailLists = (factory: Factory) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const words = useFactoryWords();
  const style = addressStyleOf(factory.country);
  const { registrationExemption, headcount } = factory;
  const isKorean = factory.country === 'KR';

  const registration: Definition[] = [
    { label: t('label.registrationNumber'), value: factory.registrationNumber },
    {
      label: t('label.registrationExemption'),
      value: registrationExemption && t(`exemption.${registrationExemption}`),
    },
  ];
  return {
    identity: [
      { label: t('label.name'), value: factory.name },
      { label: t('label.nameEnglish'), value: factory.nameEnglish },
      { label: t('label.siteType'), value: t(`siteType.${factory.siteType}`) },
      { label: t('label.code'), value: factory.code },
      { label: t('label.openedOn'), value: words.day(factory.openedOn) },
      { label: t('label.closedOn'), value: words.day(factory.closedOn) },
      ...(isKorean ? registration : []),
      { label: t('label.description'), value: factory.description },
    ],
    location: [
      { label: t('label.country'), value: countryName(factory.country, tag) },
      ...addressPartsOf(style).map((part) => ({
        label: t(`address.${style}.${part}`),
        value: part === 'region' ? words.region(factory.region) : factory[part],
      })),
      { label: t('label.addressEnglish'), value: factory.addressEnglish },
      { label: t('label.point'), value: words.point(factory.point) },
    ],
    codes: [
      {
        label: t('label.ksic'),
        value: factory.ksicRevision
          ? bracketed(factory.ksic, t(`ksicRevision.${factory.ksicRevision}`), tag)
          : factory.ksic,
      },
      { label: t('label.isic'), value: factory.isic },
      { label: t('label.gln'), value: factory.gln },
      { label: t('label.osId'), value: factory.osId },
      { label: t('label.customerCodes'), value: factory.customerCodes.map(words.customerCode).join('\n') },
    ],
    production: [
      { label: t('label.processes'), value: factory.processes.map(words.process).join('\n') },
      { label: t('label.products'), value: factory.products.map(words.product).join('\n') },
      { label: t('label.capacities'), value: factory.capacities.map(words.capacity).join('\n') },
    ],
    people: [
      { label: t('part.headcount.total'), value: words.people(headcount?.total ?? null) },
      { label: t('part.headcount.on'), value: words.day(headcount?.on ?? '') },
      { label: t('part.headcount.female'), value: words.people(headcount?.female ?? null) },
      { label: t('part.headcount.migrant'), value: words.people(headcount?.migrant ?? null) },
      { label: t('part.headcount.temporary'), value: words.people(headcount?.temporary ?? null) },
    ],
    place: [
      { label: t('label.siteArea'), value: words.area(factory.siteArea) },
      { label: t('label.buildingArea'), value: words.area(factory.buildingArea) },
      { label: t('label.manufacturingArea'), value: words.area(factory.manufacturingArea) },
      { label: t('label.operatingDays'), value: words.number(factory.operatingDays) },
      { label: t('label.shifts'), value: words.number(factory.shifts) },
    ],
  } satisfies Record<string, Definition[]>;
};
