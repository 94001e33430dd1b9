import type { ReviewRequest } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { useStartDeclaration } from '../record/declaration.queries.ts';

/** Acts that open a dialog first. */
const DIALOGS = ['remind', 'changeDue', 'decline', 'cancel'] as const;
export type RequestAct = (typeof DIALOGS)[number];

type RequestActsProps = { request: ReviewRequest; onAct: (act: RequestAct) => void };

export const RequestActs = ({ request, onAct }: RequestActsProps) => {
  const { t } = useTranslation('declaration');
  const navigate = useNavigate();
  const start = useStartDeclaration();
  const { acts, declaration, id, isOurs } = request;
  const begin = () =>
    start.mutate({ requestId: id }, { onSuccess: (begun) => navigate(reviewPaths.declaration(begun.id)) });
  return (
    <>
      {acts.includes('start') && !declaration && (
        <Button look="solid" isPending={start.isPending} onClick={begin}>
          {t('act.start')}
        </Button>
      )}
      {declaration && (
        <LinkButton look="solid" to={reviewPaths.declaration(declaration.id)}>
          {t(isOurs || declaration.state !== 'draft' ? 'act.open' : 'act.goOn')}
        </LinkButton>
      )}
      {acts.includes('forward') && (
        <LinkButton to={`${reviewPaths.ask()}?forward=${id}`}>{t('act.forward')}</LinkButton>
      )}
      {DIALOGS.filter((act) => acts.includes(act)).map((act) => (
        <Button key={act} onClick={() => onAct(act)}>
          {t(`act.${act}`)}
        </Button>
      ))}
    </>
  );
};
