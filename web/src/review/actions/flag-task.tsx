import type { SupplyFlag } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../kit/ui/button/button.tsx';
import { OpenActionDialog } from './dialogs/open-dialog.tsx';

/** Opens a task of our own company for a flag. */
export const FlagTask = ({ flag: { code, subjectId }, name }: { flag: SupplyFlag; name: string }) => {
  const { t } = useTranslation('task');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('fromFlagButton')}
      </Button>
      {isOpen && (
        <OpenActionDialog
          flag={{ code, subjectId }}
          title={name}
          onDone={({ id }) => navigate(reviewPaths.action(id))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
