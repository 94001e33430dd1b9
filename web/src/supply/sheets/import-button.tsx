import { EARLIER_PRODUCT_COLUMNS, LINK_COLUMNS, PRODUCT_COLUMNS } from '@ieum/contract';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { ToolWords } from '../../kit/ui/toolbar/tool-words.tsx';
import { SheetDialog } from './import-dialog.tsx';
import { type SheetKind, useImportSheet } from './sheets.queries.ts';

export const ImportButton = ({ kind }: { kind: SheetKind }) => {
  const { t } = useTranslation('product');
  const take = useImportSheet(kind);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileUp size={16} aria-hidden />
        <ToolWords>{t('sheet.import')}</ToolWords>
      </Button>
      {isOpen && (
        <SheetDialog
          title={t(`sheet.title.${kind}`)}
          lead={t(`sheet.lead.${kind}`)}
          take={take}
          kind={kind}
          columns={kind === 'products' ? { ...PRODUCT_COLUMNS, ...EARLIER_PRODUCT_COLUMNS } : LINK_COLUMNS}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
