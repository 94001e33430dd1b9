import { useTranslation } from 'react-i18next';
import { OutsideGate } from '../../supply/company-gate.tsx';
import { FlowPart } from '../flow-part.tsx';
import { useFlowAddress } from './address.ts';
import { FlowExports } from './exports.tsx';
import { FlowView } from './flow-view.tsx';

/** Shows the material flows that the viewer may see. */
export const FlowPage = () => {
  const { t } = useTranslation('flow');
  const address = useFlowAddress();
  return (
    <FlowPart title={t('part.map')} lead={t('map.lead')} action={<FlowExports address={address} />}>
      <OutsideGate>
        <FlowView address={address} />
      </OutsideGate>
    </FlowPart>
  );
};
