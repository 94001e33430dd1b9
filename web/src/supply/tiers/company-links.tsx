import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../../kit/ui/section/section.tsx';
import { type TierScreen, tierAddressOf } from './address.ts';
import type { TierEdge, TierModel, TierNode } from './model.ts';
import styles from './tiers.module.css';
import { useTierWords } from './words.ts';

const SHOWN_MAX = 12;

type CompanyLinksProps = { node: TierNode; model: TierModel; address: TierScreen };

/** Lists the company's buyers and suppliers. Each leads to that company in the same view. */
export const CompanyLinks = ({ node, model, address }: CompanyLinksProps) => {
  const { t } = useTranslation('tier');
  const { links } = useTierWords();
  const edges = [...(model.above.get(node.id) ?? []), ...(model.below.get(node.id) ?? [])];
  if (edges.length === 0) return null;
  const rest = edges.length - SHOWN_MAX;
  return (
    <section className={styles.part}>
      <h3>{t('panel.links')}</h3>
      <ul>
        {edges.slice(0, SHOWN_MAX).map((edge) => (
          <EdgeItem key={`${edge.buyer} ${edge.supplier}`} edge={edge} node={node} model={model} address={address} />
        ))}
        {rest > 0 && <li>{`+ ${links(rest)}`}</li>}
      </ul>
    </section>
  );
};

const EdgeItem = ({ edge, node, model, address }: CompanyLinksProps & { edge: TierEdge }) => {
  const { t } = useTranslation('tier');
  const { nameOf, shareOf } = useTierWords();
  const isSupplying = edge.supplier === node.id;
  const partner = model.nodes.get(isSupplying ? edge.buyer : edge.supplier);
  if (!partner) return null;
  const name = nameOf(partner);
  const states = [...new Set(edge.links.map(({ state }) => t(`state.${state}`)))].join(', ');
  const shares = [...new Set(edge.links.map(shareOf))].join(', ');
  return (
    <li>
      <Link to={tierAddressOf({ ...address, company: partner.id })} preventScrollReset>
        {isSupplying ? t('panel.supplies', { buyer: name }) : t('panel.buys', { supplier: name })}
      </Link>
      <Note as="span">{[states, shares].join(' · ')}</Note>
    </li>
  );
};
