import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { todayInKorea } from '../../kit/format/today.ts';
import { saveSheet } from '../../kit/sheet/save-sheet.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useExportSupplyTiers } from './tiers.queries.ts';

/** Requests the export from the server, which decides again what may be seen. */
export const ExportButton = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('tier');
  const exporting = useExportSupplyTiers();
  const save = () =>
    exporting.mutate(productId ? { productId } : {}, {
      onSuccess: (file) => {
        saveSheet(file, `supply-tiers-${todayInKorea()}`, 'csv');
        showToast({ kind: 'done', text: t('exported') });
      },
    });
  return (
    <Button size="small" isPending={exporting.isPending} onClick={save}>
      <Download size={16} aria-hidden />
      {t('export')}
    </Button>
  );
};
