import { Download, FileJson, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { todayInKorea } from '../../kit/format/today.ts';
import { namedSheet } from '../../kit/sheet/named-sheet.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import { useExportFlowEvents, useExportFlowMap } from '../flow.queries.ts';
import { traceHref } from '../origins/address.ts';
import type { FlowScreen } from './address.ts';

const JSON_LD = 'application/ld+json';

/** Exports the shown flows as a file. The server decides again what may be seen. */
export const FlowExports = ({ address }: { address: FlowScreen }) => {
  const { t } = useTranslation('flow');
  const navigate = useNavigate();
  const map = useExportFlowMap();
  const events = useExportFlowEvents();
  const { product, from, to, by } = address;
  const chosen = { ...(product && { productId: product }), from, to };
  const done = t('export.done');
  const saveMap = (format: 'csv' | 'xlsx') =>
    map.mutate({ input: { ...chosen, by, format }, ...namedSheet(`material-flow-${todayInKorea()}`, format), done });
  const saveEvents = (format: 'epcis' | 'untp') =>
    events.mutate({
      input: { ...chosen, format },
      name: `material-flow-${format}-${todayInKorea()}.jsonld`,
      type: JSON_LD,
      done,
    });
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button isPending={map.isPending || events.isPending}>
          <Download size={16} aria-hidden />
          {t('export.open')}
        </Button>
      }
    >
      <MenuItem icon={FileSpreadsheet} label={t('export.xlsx')} onAction={() => saveMap('xlsx')} />
      <MenuItem icon={FileText} label={t('export.csv')} onAction={() => saveMap('csv')} />
      <MenuItem icon={FileJson} label={t('export.epcis')} onAction={() => saveEvents('epcis')} />
      <MenuItem icon={FileJson} label={t('export.untp')} onAction={() => saveEvents('untp')} />
      <MenuItem
        icon={Printer}
        label={t('export.trace')}
        onAction={() => navigate(traceHref({ ...(product && { productId: product }), from, to }))}
      />
    </Menu>
  );
};
