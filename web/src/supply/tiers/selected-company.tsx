import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BesidePanel } from '../../kit/ui/dialog/beside-panel.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import type { TierScreen } from './address.ts';
import { CompanyFacts } from './company-facts.tsx';
import type { TierModel } from './model.ts';
import { tierQueries } from './tiers.queries.ts';
import { useTierWords } from './words.ts';

type SelectedCompanyProps = { model: TierModel; address: TierScreen };

/** Shows the selected company as the viewer may see it: beside the graph, or over it where there is no room. */
export const SelectedCompany = ({ model, address }: SelectedCompanyProps) => {
  const { t } = useTranslation('tier');
  const { nameOf } = useTierWords();
  const node = model.nodes.get(address.company);
  const title = node ? nameOf(node) : t('panel.label');
  const close = () => address.setAddress({ company: '' });
  return (
    <BesidePanel label={t('panel.label')} title={title} close={t('panel.close')} onClose={close}>
      {address.company !== '' && <Selected key={address.company} model={model} address={address} />}
    </BesidePanel>
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
