import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { RecordColumns } from '../../kit/record/record-columns.tsx';
import { RecordGroup } from '../../kit/record/record-group.tsx';
import { RecordHead, RecordPage } from '../../kit/record/record-page.tsx';
import { Badges } from '../../kit/ui/section/section.tsx';
import { actionQueries } from './action.queries.ts';
import styles from './actions.module.css';
import { ActionActs, type AskedAct } from './acts.tsx';
import { ActionDialog } from './dialogs/action-dialog.tsx';
import { ActionEvidence } from './evidence.tsx';
import { ActionExtension } from './extension.tsx';
import { ActionHistory } from './history.tsx';
import { ActionReason } from './reason.tsx';
import { ActionStateBadge } from './state-badge.tsx';
import { useActionWords } from './words.ts';

/** Shows a task: what, why, for whom and until when, its evidence and its history. */
export const ActionPage = () => {
  const { t } = useTranslation('task');
  const { id = '' } = useParams();
  const action = useSuspenseQuery(actionQueries.one(id)).data;
  const words = useActionWords();
  const [chosenAct, setChosenAct] = useState<AskedAct>();
  const isOperator = useUser().role === 'admin';
  const isLate = action.state === 'overdue';
  const facts = [
    {
      label: t('label.dueOn'),
      value: isLate ? (
        <span className={styles.late}>{t('overdueSince', { day: words.day(action.dueOn) })}</span>
      ) : (
        words.day(action.dueOn)
      ),
    },
    ...(action.isOurs ? [{ label: t('label.owner'), value: action.owner?.name ?? t('nobody') }] : []),
  ];
  return (
    <RecordPage
      places={[{ label: t('title'), to: isOperator ? reviewPaths.adminQueue() : reviewPaths.actions() }]}
      title={action.title}
    >
      <RecordHead
        title={action.title}
        badge={
          <Badges>
            <ActionStateBadge action={action} />
          </Badges>
        }
        acts={<ActionActs action={action} onAct={setChosenAct} />}
        facts={[words.sides(action)]}
      />
      <ActionExtension action={action} onAct={setChosenAct} />
      <RecordColumns rail={<ActionHistory action={action} />}>
        <RecordGroup title={t('section.what')} fields={facts} isFirst>
          {action.description && <p className={styles.said}>{action.description}</p>}
        </RecordGroup>
        <ActionReason action={action} />
        <ActionEvidence action={action} />
      </RecordColumns>
      {chosenAct && <ActionDialog act={chosenAct} action={action} onClose={() => setChosenAct(undefined)} />}
    </RecordPage>
  );
};
