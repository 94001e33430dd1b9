import type { ListedFlow } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';

/** Opens the grid with the chosen rows that have only the partner's figure. */
export const AnswerRows = ({ rows }: { rows: ListedFlow[] }) => {
  const { t } = useTranslation('flow');
  const open = rows.filter(({ side, version }) => side !== 'own' && version === 0);
  if (open.length === 0) return <span>{t('ledger.answer.none')}</span>;
  return (
    <LinkButton size="small" to={flowPaths.grid()} state={{ answered: open }}>
      <PenLine size={16} aria-hidden />
      {t('ledger.answer.enter', { count: open.length })}
    </LinkButton>
  );
};
