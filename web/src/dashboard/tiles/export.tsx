import type { Tile } from '@ieum/contract';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../kit/format/today.ts';
import { saveSheet } from '../../kit/sheet/save-sheet.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { type DashboardAddress, dashboardQueryOf } from '../address.ts';
import { useExportDashboard } from '../dashboard.queries.ts';

type TileExportProps = { tile: Tile; address: DashboardAddress; isDisabled?: boolean };

/** Exports one tile as a sheet. The server creates it and checks again what the person may see. */
export const TileExport = ({ tile, address, isDisabled = false }: TileExportProps) => {
  const { t } = useTranslation('dashboard');
  const exporting = useExportDashboard();
  const save = (format: 'csv' | 'xlsx') =>
    exporting.mutate(
      { ...dashboardQueryOf(address), tile, as: format },
      {
        onSuccess: (file) => {
          saveSheet(file, `dashboard-${tile}-${todayInKorea()}`, format);
          showToast({ kind: 'done', text: t('exported') });
        },
      },
    );
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button
          size="small"
          disabled={isDisabled}
          isPending={exporting.isPending}
          aria-label={t('exportOf', { tile: t(`tile.${tile}`) })}
        >
          <Download size={16} aria-hidden />
          {t('export')}
        </Button>
      }
    >
      <MenuItem icon={FileSpreadsheet} label={t('excel')} onAction={() => save('xlsx')} />
      <MenuItem icon={FileText} label={t('csv')} onAction={() => save('csv')} />
    </Menu>
  );
};
