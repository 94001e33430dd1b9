import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../kit/format/today.ts';
import { namedSheet } from '../../kit/sheet/named-sheet.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import { useExportSupplyTiers } from './tiers.queries.ts';

/** Requests the export from the server, which decides again what may be seen. */
export const ExportButton = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('tier');
  const exporting = useExportSupplyTiers();
  const save = (format: 'csv' | 'xlsx') =>
    exporting.mutate({
      input: { ...(productId && { productId }), format },
      ...namedSheet(`supply-tiers-${todayInKorea()}`, format),
      done: t('export.done'),
    });
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button size="small" isPending={exporting.isPending}>
          <Download size={16} aria-hidden />
          {t('export.open')}
        </Button>
      }
    >
      <MenuItem icon={FileSpreadsheet} label={t('export.xlsx')} onAction={() => save('xlsx')} />
      <MenuItem icon={FileText} label={t('export.csv')} onAction={() => save('csv')} />
    </Menu>
  );
};
