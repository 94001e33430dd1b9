import type { Tile } from '@ieum/contract';
import { ChartColumn, ChevronDown, FileSpreadsheet, FileText, Table } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../kit/format/today.ts';
import { namedSheet } from '../../kit/sheet/named-sheet.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import type { PlotToolsState } from '../../kit/ui/plot/frame/plot-frame.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import { type DashboardAddress, dashboardQueryOf } from '../address.ts';
import { useExportDashboard } from '../dashboard.queries.ts';

type TileMenuProps = PlotToolsState & { tile: Tile; address: DashboardAddress };

/**
 * Switches between chart and table, and exports the tile as a sheet. The server creates the sheet and checks again what
 * the person may see.
 */
export const TileMenu = ({ tile, address, isTable, onToggle }: TileMenuProps) => {
  const { t } = useTranslation('dashboard');
  const { t: tUi } = useTranslation('ui');
  const exporting = useExportDashboard();
  const save = (format: 'csv' | 'xlsx') =>
    exporting.mutate({
      input: { ...dashboardQueryOf(address), tile, as: format },
      ...namedSheet(`dashboard-${tile}-${todayInKorea()}`, format),
      done: t('exported'),
    });
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button
          size="small"
          look="ghost"
          isPending={exporting.isPending}
          aria-label={t('menuOf', { tile: t(`tile.${tile}`) })}
        >
          {onToggle ? t('menu') : t('export')}
          <ChevronDown size={14} aria-hidden />
        </Button>
      }
    >
      {onToggle && (
        <MenuItem
          icon={isTable ? ChartColumn : Table}
          label={tUi(isTable ? 'plot.plot' : 'plot.table')}
          onAction={onToggle}
        />
      )}
      <MenuItem icon={FileSpreadsheet} label={t('excel')} onAction={() => save('xlsx')} />
      <MenuItem icon={FileText} label={t('csv')} onAction={() => save('csv')} />
    </Menu>
  );
};
