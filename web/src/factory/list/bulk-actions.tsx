import { FACTORY_ACTS, type FactoryAct, type FactoryFilters } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { BulkDialog } from './bulk-dialog.tsx';

type BulkActionsProps = {
  ids: string[];
  filters: FactoryFilters;
  /** Number of factories that match the filters. */
  total: number;
  isTotalExact: boolean;
  onDone: () => void;
};

/** Buttons for acts on the chosen factories, or on all that match the filters. */
export const BulkActions = ({ ids, filters, total, isTotalExact, onDone }: BulkActionsProps) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  const [isAll, setAll] = useState(false);
  const [act, setAct] = useState<FactoryAct>();
  const shown = formatNumber(total, tag);
  const canTakeAll = total > ids.length;
  const allKey = isTotalExact ? 'list.selectAll' : 'list.selectAllMore';
  return (
    <>
      {canTakeAll && (
        <Button size="small" look="subtle" isSelected={isAll} onClick={() => setAll(!isAll)}>
          {t(allKey, { count: total, shown })}
        </Button>
      )}
      {FACTORY_ACTS.map((name) => (
        <Button key={name} size="small" onClick={() => setAct(name)}>
          {t(`list.act.${name}`)}
        </Button>
      ))}
      {act && (
        <BulkDialog
          act={act}
          target={isAll ? { isAll, filters, total } : { isAll, ids }}
          onClose={(isChanged) => {
            setAct(undefined);
            if (isChanged) onDone();
          }}
        />
      )}
    </>
  );
};
