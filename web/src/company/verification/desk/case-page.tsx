import { groupedBusinessNumber } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { RecordSubpage } from '../../../kit/record/record-page.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { verificationQueries } from '../verification.queries.ts';
import { type CaseAct, CaseActions } from './case-actions.tsx';
import { CaseCertificate } from './case-certificate.tsx';
import { CaseChecks } from './case-checks.tsx';
import { CaseComparison } from './case-comparison.tsx';
import { CaseDialog } from './case-dialog.tsx';
import { CaseIdentity } from './case-identity.tsx';
import { CaseRounds } from './case-rounds.tsx';
import { CaseState } from './case-state.tsx';
import styles from './desk.module.css';
import { SameNumberCases } from './same-number-cases.tsx';

/** Shows one case with everything needed to decide it. */
export const CasePage = () => {
  const { id = '' } = useParams();
  return <OpenCase key={id} id={id} />;
};

const OpenCase = ({ id }: { id: string }) => {
  const { t } = useTranslation('verification');
  const navigate = useNavigate();
  const openCase = useSuspenseQuery(verificationQueries.case(id)).data;
  const title = openCase.companyName || groupedBusinessNumber(openCase.businessNumber);
  const [act, setAct] = useState<CaseAct>();
  const finish = (next: string | null) => {
    setAct(undefined);
    const outcome = t(next ? 'desk.decidedNext' : 'desk.decidedAll');
    showToast({ kind: 'done', text: t('desk.decidedOf', { name: title, outcome }) });
    navigate(next ? operatorPaths.case(next) : operatorPaths.verification());
  };
  const [paper] = openCase.rounds;

  return (
    <RecordSubpage
      places={[{ label: t('queue.title'), to: operatorPaths.verification() }]}
      title={title}
      partTitle={t('desk.tab', { name: title })}
    >
      <CaseState one={openCase} />
      <CaseActions one={openCase} onAct={setAct} />
      <div className={styles.case}>
        <div className={styles.side}>
          {openCase.identity && <CaseIdentity change={openCase.identity} />}
          <CaseComparison one={openCase} />
          <CaseChecks one={openCase} />
          <SameNumberCases one={openCase} />
          <CaseRounds rounds={openCase.rounds} />
        </div>
        {paper && <CaseCertificate certificate={paper.certificate} />}
      </div>
      {act && <CaseDialog act={act} one={openCase} onClose={() => setAct(undefined)} onDecided={finish} />}
    </RecordSubpage>
  );
};
