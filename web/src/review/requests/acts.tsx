import type { ReviewRequest } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RecordActions } from '../../kit/record/record-actions.tsx';
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
    <RecordActions
      actions={[
        acts.includes('start') &&
          !declaration && { label: t('act.start'), look: 'solid', isPending: start.isPending, run: begin },
        declaration !== null && {
          label: t(isOurs || declaration.state !== 'draft' ? 'act.open' : 'act.goOn'),
          look: 'solid',
          to: reviewPaths.declaration(declaration.id),
        },
        acts.includes('forward') && { label: t('act.forward'), to: `${reviewPaths.ask()}?forward=${id}` },
        ...DIALOGS.map((act) => acts.includes(act) && { label: t(`act.${act}`), opens: act }),
      ]}
      onOpen={onAct}
    />
  );
};
