import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../../kit/ui/section/section.tsx';
import { type TierScreen, tierAddressOf } from './address.ts';
import type { TierModel, Tiers } from './model.ts';
import styles from './tiers.module.css';
import { useTierWords } from './words.ts';

const SHOWN_MAX = 20;

type CyclesListProps = { cycles: Tiers['cycles']; model: TierModel; address: TierScreen };

/** Lists the cycles of the chain, shortest first. */
export const CyclesList = ({ cycles, model, address }: CyclesListProps) => {
  const { t } = useTranslation('tier');
  const { nameOf } = useTierWords();
  if (cycles.length === 0) return null;
  return (
    <section className={styles.cycles}>
      <h2>{t('cycles.title')}</h2>
      <Note>{t('cycles.text')}</Note>
      <ul>
        {cycles.slice(0, SHOWN_MAX).map((cycle) => (
          <li key={cycle.join(' ')}>
            {cycle.map((id, at) => {
              const node = model.nodes.get(id);
              return (
                <span key={id}>
                  {at > 0 && ' → '}
                  <Link to={tierAddressOf({ ...address, company: id })} preventScrollReset>
                    {node ? nameOf(node) : t('ourCompany')}
                  </Link>
                </span>
              );
            })}
          </li>
        ))}
        {cycles.length > SHOWN_MAX && <li>{`+${cycles.length - SHOWN_MAX}`}</li>}
      </ul>
    </section>
  );
};
