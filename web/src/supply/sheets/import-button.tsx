import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import type { SheetKind } from './sheets.queries.ts';

export const ImportButton = ({ kind }: { kind: SheetKind }) => {
  const { t } = useTranslation('product');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileUp size={16} aria-hidden />
        {t('sheet.import')}
      </Button>
      {isOpen && <SheetDialog kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
};
