import { FLOW_COLUMNS } from '@ieum/contract';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { ToolWords } from '../../kit/ui/toolbar/tool-words.tsx';
import { SheetDialog } from '../../supply/sheets/import-dialog.tsx';
import { useImportFlows } from '../flow.queries.ts';

/** Imports up to ten thousand rows from a file: shows first what it would change, then imports all of it at once. */
export const ImportFlows = () => {
  const { t } = useTranslation('flow');
  const words = useLooseWords('flow');
  const take = useImportFlows();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileUp size={16} aria-hidden />
        <ToolWords>{t('ledger.import.open')}</ToolWords>
      </Button>
      {isOpen && (
        <SheetDialog
          title={t('ledger.import.title')}
          lead={t('ledger.import.lead')}
          take={take}
          columns={FLOW_COLUMNS}
          problemOf={(problem) => words(`problem.${problem}`)}
          troubleOf={(reason) => words(`ledger.import.trouble.${reason}`)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
