import { FLAG_SEVERITIES, LINK_STATES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { FilterMenu } from '../../kit/list/filter-menu.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import type { TierScreen } from './address.ts';
import { ExportButton } from './export-button.tsx';
import { isFiltered } from './filter.ts';
import type { TierModel } from './model.ts';
import { TIER_STATUSES } from './status.ts';
import styles from './tiers.module.css';
import { useTierWords } from './words.ts';

const NO_FILTERS = { search: '', tier: [], status: [], state: [], country: [], flag: [] };

type TierFiltersProps = { address: TierScreen; model: TierModel; found: number; productId: string };

/** Shows the filters of the table and the map, and the export of all rows. */
export const TierFilters = ({ address, model, found, productId }: TierFiltersProps) => {
  const { t } = useTranslation('tier');
  const { t: tFlag } = useTranslation('flag');
  const { countryOf, companies } = useTierWords();
  const { setAddress } = address;
  const countries = [...new Set([...model.nodes.values()].filter(({ isOwn }) => !isOwn).map(({ country }) => country))];
  const states = LINK_STATES.filter((state) => [...model.nodes.values()].some((node) => node.states.includes(state)));
  const tiers = [...new Set([...model.nodes.values()].flatMap((node) => node.tiers))].toSorted(
    (left, right) => left - right,
  );
  return (
    <div className={styles.tools}>
      <fieldset className={styles.filters} aria-label={t('filter.label')}>
        <FilterMenu
          label={t('filter.tier')}
          options={tiers.map((tier) => ({ value: String(tier), label: t('tier', { tiers: tier }) }))}
          chosen={address.tier}
          onChoose={(tier) => setAddress({ tier })}
        />
        <FilterMenu
          label={t('filter.status')}
          options={TIER_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          chosen={address.status}
          onChoose={(status) => setAddress({ status })}
        />
        <FilterMenu
          label={t('filter.state')}
          options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
          chosen={address.state}
          onChoose={(state) => setAddress({ state })}
        />
        <FilterMenu
          label={t('filter.country')}
          options={countries.map((value) => ({ value, label: countryOf(value) }))}
          chosen={address.country}
          onChoose={(country) => setAddress({ country })}
        />
        <FilterMenu
          label={t('filter.flag')}
          options={FLAG_SEVERITIES.map((value) => ({ value, label: tFlag(`severity.${value}`) }))}
          chosen={address.flag}
          onChoose={(flag) => setAddress({ flag })}
        />
        {isFiltered(address) && (
          <Button size="small" look="ghost" onClick={() => setAddress(NO_FILTERS)}>
            {t('filter.clear')}
          </Button>
        )}
        <span className={styles.count} role="status">
          {companies(found)}
        </span>
        <ExportButton productId={productId} />
      </fieldset>
    </div>
  );
};
