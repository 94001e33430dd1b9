import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListed } from '../../kit/list/listed.ts';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { LogPart } from '../log/log-part.tsx';
import { auditAddress } from './address.ts';
import { auditQueries } from './audit.queries.ts';
import { AuditDetail } from './detail.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { AuditFilters } from './filters.tsx';
import { useAuditColumns } from './use-columns.tsx';

export const AuditLogTab = () => {
  const { t } = useTranslation('audit');
  const listed = useListed({ address: auditAddress, query: auditQueries.log, keepsSteps: true });
  const columns = useAuditColumns();
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <LogPart
        label={t('tab.log')}
        listed={listed}
        columns={columns}
        filters={<AuditFilters listed={listed} />}
        action={
          <IconButton look="outlined" size="medium" label={t('export.open')} onClick={() => setExporting(true)}>
            <Download size={20} aria-hidden />
          </IconButton>
        }
        none="none"
        hrefOf={auditPaths.log}
        detailOf={(line, close) => <AuditDetail line={line} onClose={close} />}
      />
      {isExporting && <ExportDialog filters={listed.filters} onClose={() => setExporting(false)} />}
    </>
  );
};
