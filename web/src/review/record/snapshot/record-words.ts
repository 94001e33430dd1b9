import {
  type Json,
  SHARE_BANDS,
  type SnapshotCertificate,
  type SnapshotFlow,
  type SnapshotLink,
  type SnapshotProduct,
} from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { useFlowWords } from '../../../flow/flow-words.ts';
import { formatDays } from '../../../kit/format/moment.ts';
import { useLooseWords } from '../../../kit/language/loose-words.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { certificatesIn, flowIn, linkIn, productIn } from './read-value.ts';

/** Cell of a row: its column, the column's name and the text. */
export type Cell = { id: string; label: string; text: string; isNumeric?: boolean };

type FrozenKind = Pick<SnapshotProduct, 'family' | 'materials' | 'materialGroup'>;

const joined = (parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' · ');

/** Formats links, flows, products and certificates as rows. */
export const useRecordWords = () => {
  const { t } = useTranslation('review');
  const { t: tTier } = useTranslation('tier');
  const { tag } = useLanguage();
  const flows = useFlowWords();
  const linkState = useLooseWords('tier');
  const flowState = useLooseWords('flow');

  /** An earlier submission has one material group, which stays as it was submitted. */
  const kindOf = ({ family = '', materials = [], materialGroup = '' }: FrozenKind) =>
    [materialGroup, family, ...materials].filter(Boolean).map(flows.material).join(', ');
  const span = (from: string, to: string) => formatDays(from, to, tag);
  const goods = ({ name, hs, ...kind }: { name: string; hs: string } & FrozenKind) =>
    joined([name, kindOf(kind), hs && `HS ${hs}`]);
  const share = (value: SnapshotLink['share']) => {
    if (typeof value === 'number') return flows.percent(value);
    const band = SHARE_BANDS.find((known) => known === value);
    return band ? tTier(`band.${band}`) : '';
  };
  const link = ({ supplier, product, ...rest }: SnapshotLink): Cell[] => [
    { id: 'supplier', label: t('column.supplier'), text: flows.company(supplier) },
    { id: 'country', label: t('column.country'), text: flows.countryOf(supplier.country) },
    { id: 'product', label: t('column.product'), text: goods(product) },
    { id: 'share', label: t('column.share'), text: share(rest.share), isNumeric: true },
    { id: 'state', label: t('column.state'), text: linkState(`state.${rest.state}`) ?? '' },
    { id: 'validity', label: t('column.validity'), text: span(rest.validFrom, rest.validTo) },
    {
      id: 'certificate',
      label: t('column.certificate'),
      text: supplier.hasCertificate ? tTier('yes') : tTier('no'),
    },
  ];
  const flow = ({ partner, goods: what, from, to, period, quantity, unit, state, origin }: SnapshotFlow): Cell[] => [
    { id: 'period', label: t('column.period'), text: flows.period(period) },
    { id: 'goods', label: t('column.goods'), text: goods(what) },
    { id: 'from', label: t('column.from'), text: from },
    { id: 'to', label: t('column.to'), text: joined([partner, to]) },
    { id: 'quantity', label: t('column.quantity'), text: flows.quantity(quantity, unit), isNumeric: true },
    {
      id: 'origin',
      label: t('column.origin'),
      text: origin.country ? flows.origin(origin) : origin.region,
    },
    { id: 'state', label: t('column.state'), text: flowState(`state.${state}`) ?? '' },
  ];
  const product = (item: SnapshotProduct): Cell[] => [
    { id: 'name', label: t('column.name'), text: item.name },
    { id: 'nameEnglish', label: t('column.nameEnglish'), text: item.nameEnglish },
    { id: 'partNumber', label: t('column.partNumber'), text: item.partNumber },
    { id: 'hs', label: t('column.hs'), text: item.hs },
    { id: 'unit', label: t('column.unit'), text: item.unit && flows.unit(item.unit) },
    { id: 'material', label: t('column.material'), text: kindOf(item) },
  ];
  const certificate = (item: SnapshotCertificate): Cell[] => [
    { id: 'standard', label: t('column.standard'), text: item.standard },
    { id: 'number', label: t('column.number'), text: item.number },
    { id: 'issuer', label: t('column.issuer'), text: item.issuer },
    { id: 'validity', label: t('column.validity'), text: span(item.validFrom, item.validTo) },
    { id: 'state', label: t('column.state'), text: item.isRevoked ? t('value.revoked') : '' },
  ];
  /** Returns the row of a path, or undefined if it is not a row. */
  const rowOf = (path: string, value: Json): Cell[] | undefined => {
    const [group] = path.split('.');
    const found = { links: linkIn(value), flows: flowIn(value), product: productIn(value) };
    if (group === 'links') return found.links && link(found.links);
    if (group === 'flows') return found.flows && flow(found.flows);
    return group === 'product' && found.product ? product(found.product) : undefined;
  };
  return { rowOf, certificates: (value: Json) => certificatesIn(value).map(certificate) };
};
