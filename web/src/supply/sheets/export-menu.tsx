import type { Language } from '@ieum/contract';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Saved } from '../../kit/download/use-download.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { namedSheet } from '../../kit/sheet/named-sheet.ts';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';

type Format = 'csv' | 'xlsx';
type ExportMenuProps = {
  /** File name without date and extension. */
  name: string;
  isPending: boolean;
  /** Saves a file of the rows that the list shows. */
  onExport: (wanted: { format: Format; language: Language }, saved: Saved) => void;
};

/** Exports the filtered list as a sheet. */
export const ExportMenu = ({ name, isPending, onExport }: ExportMenuProps) => {
  const { t } = useTranslation('product');
  const { t: formatName } = useTranslation('import');
  const { name: language } = useLanguage();
  const save = (format: Format) => {
    const saved = { ...namedSheet(`${name}-${todayInKorea()}`, format), done: t('sheet.exported') };
    onExport({ format, language }, saved);
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
