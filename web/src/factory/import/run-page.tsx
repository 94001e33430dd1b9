import type { ImportRun } from '@ieum/contract';
import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { importPaths } from '@ieum/contract/factory/import/import.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordSubpage } from '../../kit/record/record-page.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { EndedPanel } from './ended-panel.tsx';
import styles from './import.module.css';
import { importQueries, isWorking } from './import.queries.ts';
import { ResultStep } from './result-step.tsx';
import { ImportSteps } from './steps.tsx';
import { WorkingPanel } from './working-panel.tsx';

const COLUMNS_STEP = 1;

/** Shows one import at its current step. The id is in the address, so that it survives a reload. */
export const ImportRunPage = () => {
  const { t } = useTranslation('import');
  const { id = '' } = useParams();
  const run = useSuspenseQuery(importQueries.run(id)).data;
  const [isBack, setBack] = useState(false);
  // Going back is possible only from the check: the columns are unchanged then.
  const state = isBack && run.state === 'checked' ? 'columns' : run.state;
  const goBack = run.state === 'checked' && run.can.edit;
  return (
    <RecordSubpage
      places={[
        { label: t('backToList'), to: factoryPaths.list() },
        { label: t('toImports'), to: importPaths.start() },
      ]}
      title={t('title')}
      lead={run.fileName}
    >
      <div className={styles.stack}>
        <ImportSteps state={state} {...(goBack && { onStep: (step) => setBack(step === COLUMNS_STEP) })} />
        <Step run={{ ...run, state }} onMatched={() => setBack(false)} onBack={() => setBack(true)} />
      </div>
    </RecordSubpage>
  );
};

type StepProps = { run: ImportRun; onMatched: () => void; onBack: () => void };

const Step = ({ run, onMatched, onBack }: StepProps) => {
  if (isWorking(run.state)) return <WorkingPanel key={run.state} run={run} state={run.state} />;
  if (run.state === 'columns') return <ColumnsStep key={run.version} run={run} onMatched={onMatched} />;
  if (run.state === 'checked') return <CheckStep run={run} onBack={onBack} />;
  if (run.state === 'done' || run.state === 'undone') return <ResultStep run={run} />;
  return <EndedPanel run={run} />;
};
