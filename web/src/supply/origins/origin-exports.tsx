import type { Material } from '@ieum/contract';
import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { TabTools } from '../../kit/record/tab-tools.tsx';
import { namedSheet } from '../../kit/sheet/named-sheet.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import styles from './origins.module.css';
import { useExportProductOrigins } from './origins.queries.ts';

/** Downloads the table, decided again by the server, and prints the page as the trace report. */
export const OriginExports = ({ id, material }: { id: string; material: Material }) => {
  const { t } = useTranslation('origin');
  const { name: language } = useLanguage();
  const exporting = useExportProductOrigins();
  const save = (format: 'csv' | 'xlsx') =>
    exporting.mutate({
      input: { id, material, format, language },
      ...namedSheet(`origins-${material}-${todayInKorea()}`, format),
      done: t('downloaded'),
    });
  return (
    <TabTools>
      <div className={styles.tools}>
        <Menu
          placement="bottom end"
          trigger={
            <Button size="small" isPending={exporting.isPending}>
              <Download size={16} aria-hidden />
              {t('download')}
            </Button>
          }
        >
          <MenuItem icon={FileText} label={t('csv')} onAction={() => save('csv')} />
          <MenuItem icon={FileSpreadsheet} label={t('xlsx')} onAction={() => save('xlsx')} />
        </Menu>
        <Button size="small" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {t('print')}
        </Button>
      </div>
    </TabTools>
  );
};
