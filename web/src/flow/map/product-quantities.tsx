import { useParams } from 'react-router';
import { TabTools } from '../../kit/record/tab-tools.tsx';
import { OutsideGate } from '../../supply/company-gate.tsx';
import styles from '../flow.module.css';
import { useFlowAddress } from './address.ts';
import { FlowExports } from './exports.tsx';
import { FlowView } from './flow-view.tsx';

/** Shows the flows of one product, as a tab of its page. */
export const ProductQuantities = () => {
  const { id = '' } = useParams();
  const address = useFlowAddress(id);
  return (
    <OutsideGate>
      <div className={styles.stack}>
        <TabTools>
          <FlowExports address={address} />
        </TabTools>
        <FlowView address={address} />
      </div>
    </OutsideGate>
  );
};
