import type { ReviewRequest } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { RecordActions } from '../../kit/record/record-actions.tsx';

/** Acts that open a dialog first. */
const DIALOGS = ['remind', 'changeDue', 'decline', 'cancel'] as const;
export type RequestAct = (typeof DIALOGS)[number];

type RequestActsProps = { request: ReviewRequest; onAct: (act: RequestAct) => void };

export const RequestActs = ({ request, onAct }: RequestActsProps) => {
  const { t } = useTranslation('declaration');
  const { acts, declaration, id, isOurs } = request;
  const isDraft = !isOurs && declaration?.state === 'draft';
  return (
    <RecordActions
      actions={[
        acts.includes('start') && { label: t('act.start'), look: 'solid', to: reviewPaths.answer(id) },
        isDraft && { label: t('act.goOn'), look: 'solid', to: reviewPaths.answer(id) },
        declaration !== null &&
          !isDraft && { label: t('act.open'), look: 'solid', to: reviewPaths.declaration(declaration.id) },
        acts.includes('forward') && { label: t('act.forward'), to: `${reviewPaths.ask()}?forward=${id}` },
        ...DIALOGS.map((act) => acts.includes(act) && { label: t(`act.${act}`), opens: act }),
      ]}
      onOpen={onAct}
    />
  );
};
