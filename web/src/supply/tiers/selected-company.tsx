import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { SidePanel } from '../../kit/ui/dialog/side-panel.tsx';
import { useIsWide } from '../../kit/ui/dialog/use-is-wide.ts';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import type { TierScreen } from './address.ts';
import { CompanyFacts } from './company-facts.tsx';
import type { TierModel } from './model.ts';
import styles from './tiers.module.css';
import { tierQueries } from './tiers.queries.ts';
import { useTierWords } from './words.ts';

type SelectedCompanyProps = { model: TierModel; address: TierScreen };

/** Shows the selected company as the viewer may see it: beside the graph, or over it where there is no room. */
export const SelectedCompany = ({ model, address }: SelectedCompanyProps) => {
  const { t } = useTranslation('tier');
  const { nameOf } = useTierWords();
  const isWide = useIsWide();
  const node = model.nodes.get(address.company);
  const title = node ? nameOf(node) : t('panel.label');
  const close = () => address.setAddress({ company: '' });
  if (address.company === '') return null;
  const body = <Selected key={address.company} model={model} address={address} />;
  if (!isWide) {
    return (
      <SidePanel title={title} onClose={close}>
        {body}
      </SidePanel>
    );
  }
  return (
    <aside className={styles.panel} aria-label={t('panel.label')}>
      <div className={styles.head}>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <IconButton label={t('panel.close')} onClick={close}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      {body}
    </aside>
  );
};

const Selected = ({ model, address }: SelectedCompanyProps) => {
  const { t } = useTranslation('tier');
  const { data, isError } = useQuery(tierQueries.company(address.company));
  const node = model.nodes.get(address.company);
  if (isError || (data && !node)) return <p role="status">{t('panel.gone')}</p>;
  if (!data || !node) return <Skeleton shape="text" />;
  return <CompanyFacts seen={data} node={node} model={model} address={address} />;
};
