import type { Input, importContract } from '@ieum/contract';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../kit/format/today.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { namedSheet } from '../../kit/sheet/named-sheet.ts';
import { IconButton } from '../../kit/ui/button/icon-button.tsx';
import { Menu, MenuItem } from '../../kit/ui/popover/menu.tsx';
import { useExportFactories } from './import.queries.ts';

type Filters = Omit<Input<typeof importContract.exportFactories>, 'format' | 'language'>;

/** Exports the filtered factories as a sheet. */
export const ExportMenu = ({ filters = {} }: { filters?: Filters }) => {
  const { t } = useTranslation('import');
  const { name: language } = useLanguage();
  const exporting = useExportFactories();
  const save = (format: 'csv' | 'xlsx') =>
    exporting.mutate({
      input: { ...filters, format, language },
      ...namedSheet(`${t('export.file')}-${todayInKorea()}`, format),
      done: t('export.done'),
    });
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <IconButton look="outlined" size="medium" label={t('export.menu')} isPending={exporting.isPending}>
            <Download size={20} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={FileSpreadsheet} label={t('export.xlsx')} onAction={() => save('xlsx')} />
        <MenuItem icon={FileText} label={t('export.csv')} onAction={() => save('csv')} />
      </Menu>
      <span className="visually-hidden" role="status">
        {exporting.isPending && t('export.pending')}
      </span>
    </>
  );
};
