import { FLAG_SEVERITIES, LINK_STATES } from '@ieum/contract';
import { Map as MapIcon, Rows3, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FilterMenu } from '../../kit/list/filter-menu.tsx';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { Views } from '../../kit/list/views.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { TIER_VIEWS, type TierScreen, tierAddressOf } from './address.ts';
import { ExportButton } from './export-button.tsx';
import { isFiltered } from './filter.ts';
import type { TierModel, Tiers } from './model.ts';
import { TIER_STATUSES } from './status.ts';
import styles from './tiers.module.css';
import { useTierWords } from './words.ts';

const ICONS = { graph: Waypoints, table: Rows3, map: MapIcon };
const NO_FILTERS = { search: '', tier: [], status: [], state: [], country: [], flag: [] };

type TierFiltersProps = { address: TierScreen; model: TierModel; roots: Tiers['roots']; found: number };

/** Shows the filters of all three views, and the choice of the view. */
export const TierFilters = ({ address, model, roots, found }: TierFiltersProps) => {
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
      <div className={styles.first}>
        <SelectField
          label={t('product')}
          value={address.product}
          options={[
            { value: '', label: t('allProducts') },
            ...roots.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => setAddress({ product: target.value, company: '' }, true)}
        />
        <SearchBox
          label={t('search')}
          help={t('searchHelp')}
          value={address.search}
          onValue={(search) => setAddress({ search })}
        />
        <Views
          label={t('view.label')}
          current={address.view}
          views={TIER_VIEWS.map((view) => ({
            key: view,
            label: t(`view.${view}`),
            icon: ICONS[view],
            to: tierAddressOf({ ...address, view }),
          }))}
        />
      </div>
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
        <ExportButton productId={address.product} />
      </fieldset>
    </div>
  );
};
