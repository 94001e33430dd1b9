import type { Language } from '@ieum/contract';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { saveSheet } from '../../kit/sheet/save-sheet.ts';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';

type Format = 'csv' | 'xlsx';
type ExportMenuProps = {
  /** File name without date and extension. */
  name: string;
  isPending: boolean;
  /** Returns a file of the rows that the list shows. */
  onExport: (wanted: { format: Format; language: Language }) => Promise<Blob>;
};

/** Exports the filtered list as a sheet. */
export const ExportMenu = ({ name, isPending, onExport }: ExportMenuProps) => {
  const { t } = useTranslation('product');
  const { t: formatName } = useTranslation('import');
  const { name: language } = useLanguage();
  const save = async (format: Format) => {
    // The failure has been shown by then.
    const file = await onExport({ format, language }).catch(() => undefined);
    if (!file) return;
    saveSheet(file, `${name}-${todayInKorea()}`, format);
    showToast({ kind: 'done', text: t('sheet.exported') });
  };
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <IconButton look="outlined" size="medium" label={t('sheet.export')} isPending={isPending}>
            <Download size={20} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={FileSpreadsheet} label={formatName('export.xlsx')} onAction={() => save('xlsx')} />
        <MenuItem icon={FileText} label={formatName('export.csv')} onAction={() => save('csv')} />
      </Menu>
      <span className="visually-hidden" role="status">
        {isPending && t('sheet.exporting')}
      </span>
    </>
  );
};
