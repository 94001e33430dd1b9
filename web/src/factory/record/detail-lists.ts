import type { Factory } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import type { Definition } from '../../kit/ui/definition-list/definition-list.tsx';
import { useFactoryWords } from '../factory-words.ts';
import { addressPartsOf, addressStyleOf } from '../location/address-layout.ts';

/** A detail with the path of its field in the form. */
export type Detail = Definition & { field: string };

const WITHOUT_PRODUCTION = ['office', 'lab', 'warehouse'];
const isKnown = ({ value }: Detail) => value !== '';

/**
 * Formats the record group by group, for the page and the print version. A field that does not apply to this factory is
 * left out unless it has a value.
 */
export const useDetailLists = (factory: Factory) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const words = useFactoryWords();
  const style = addressStyleOf(factory.country);
  const { registrationNumber, registrationExemption, headcount } = factory;
  const isKorean = factory.country === 'KR';
  const makesThings = !WITHOUT_PRODUCTION.includes(factory.siteType);
  const ifApplies = (applies: boolean, details: Detail[]) => details.filter((detail) => applies || isKnown(detail));

  const lists: Record<'operation' | 'location' | 'identity' | 'codes', Detail[]> = {
    operation: [
      ...ifApplies(makesThings, [
        { field: 'processes', label: t('label.processes'), value: factory.processes.map(words.process).join('\n') },
        { field: 'products', label: t('label.products'), value: factory.products.map(words.product).join('\n') },
        { field: 'capacities', label: t('label.capacities'), value: factory.capacities.map(words.capacity).join('\n') },
      ]),
      {
        field: 'headcount.total',
        label: t('label.headcount'),
        value: words.people(headcount?.total ?? null),
        note: headcount?.on ? t('record.asOf', { date: words.day(headcount.on) }) : undefined,
      },
      { field: 'siteArea', label: t('label.siteArea'), value: words.area(factory.siteArea) },
      { field: 'buildingArea', label: t('label.buildingArea'), value: words.area(factory.buildingArea) },
      ...ifApplies(makesThings, [
        {
          field: 'manufacturingArea',
          label: t('label.manufacturingArea'),
          value: words.area(factory.manufacturingArea),
        },
      ]),
      { field: 'operatingDays', label: t('label.operatingDays'), value: words.number(factory.operatingDays) },
      { field: 'shifts', label: t('label.shifts'), value: words.number(factory.shifts) },
      { field: 'headcount.female', label: t('record.female'), value: words.people(headcount?.female ?? null) },
      {
        field: 'headcount.migrant',
        label: t('part.headcount.migrant'),
        value: words.people(headcount?.migrant ?? null),
      },
      {
        field: 'headcount.temporary',
        label: t('part.headcount.temporary'),
        value: words.people(headcount?.temporary ?? null),
      },
    ],
    location: [
      { field: 'country', label: t('label.country'), value: countryName(factory.country, tag) },
      ...addressPartsOf(style).map((part) => ({
        field: part,
        label: t(`address.${style}.${part}`),
        value: part === 'region' ? words.region(factory.region) : factory[part],
      })),
      { field: 'addressEnglish', label: t('label.addressEnglish'), value: factory.addressEnglish },
      { field: 'point', label: t('label.point'), value: words.point(factory.point) },
    ],
    identity: [
      { field: 'siteType', label: t('label.siteType'), value: t(`siteType.${factory.siteType}`) },
      { field: 'code', label: t('label.code'), value: factory.code },
      { field: 'nameEnglish', label: t('label.nameEnglish'), value: factory.nameEnglish },
      { field: 'openedOn', label: t('label.openedOn'), value: words.day(factory.openedOn) },
      ...ifApplies(factory.state === 'closed', [
        { field: 'closedOn', label: t('label.closedOn'), value: words.day(factory.closedOn) },
      ]),
      ...ifApplies(isKorean && makesThings && registrationExemption === '', [
        { field: 'registrationNumber', label: t('label.registrationNumber'), value: registrationNumber },
      ]),
      ...ifApplies(false, [
        {
          field: 'registrationExemption',
          label: t('label.registrationExemption'),
          value: registrationExemption && t(`exemption.${registrationExemption}`),
        },
      ]),
      { field: 'description', label: t('label.description'), value: factory.description, isLong: true },
    ],
    codes: [
      ...ifApplies(isKorean, [
        {
          field: 'ksic',
          label: t('label.ksic'),
          value: factory.ksic,
          note: factory.ksicRevision ? t(`ksicRevision.${factory.ksicRevision}`) : undefined,
        },
      ]),
      { field: 'isic', label: t('label.isic'), value: factory.isic },
      { field: 'gln', label: t('label.gln'), value: factory.gln },
      { field: 'osId', label: t('label.osId'), value: factory.osId },
      {
        field: 'customerCodes',
        label: t('label.customerCodes'),
        value: factory.customerCodes.map(words.customerCode).join('\n'),
      },
    ],
  };
  return lists;
};
