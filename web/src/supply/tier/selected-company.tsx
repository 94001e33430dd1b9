import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { SidePanel } from '../../kit/ui/dialog/side-panel.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { CompanyFacts } from './company-facts.tsx';
import type { TierScreen } from './tier.address.ts';
import styles from './tier.module.css';
import { tierQueries } from './tier.queries.ts';
import type { TierModel } from './tier-model.ts';
import { useTierWords } from './tier-words.ts';
import { useIsWide } from './use-is-wide.ts';

type SelectedCompanyProps = { model: TierModel; address: TierScreen };

/** The selected company as this viewer may see it: beside the picture, and over it where there is no room. */
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
