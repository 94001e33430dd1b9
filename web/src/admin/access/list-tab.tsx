import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { useTranslation } from 'react-i18next';
import { useListed } from '../../kit/list/listed.ts';
import { accessAddress } from '../audit/address.ts';
import { auditQueries } from '../audit/audit.queries.ts';
import { LogPart } from '../log/log-part.tsx';
import { AccessDetail } from './detail.tsx';
import { AccessFilters } from './filters.tsx';
import { useAccessColumns } from './use-columns.tsx';

export const AccessesTab = () => {
  const { t } = useTranslation('audit');
  const listed = useListed({ address: accessAddress, query: auditQueries.accesses, keepsSteps: true });
  const columns = useAccessColumns();
  return (
    <LogPart
      label={t('tab.accesses')}
      listed={listed}
      columns={columns}
      filters={<AccessFilters listed={listed} />}
      none="noAccess"
      hrefOf={auditPaths.accesses}
      detailOf={(access, close) => <AccessDetail access={access} onClose={close} />}
    />
  );
};
