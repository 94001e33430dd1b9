import type { Declaration, InsideApproval } from '@ieum/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Buttons, Note } from '../../../kit/ui/section/section.tsx';
import { useReviewWords } from '../../review-words.ts';
import styles from '../answering.module.css';
import { useWithdrawApproval } from '../answering.queries.ts';
import { AnswerApprovalDialog, AskApprovalDialog } from './approval-dialogs.tsx';

const TONES = { asked: 'info', approved: 'good', refused: 'bad', outdated: 'warn' } as const;
/** Element id of the approval, for links that lead there. */
export const APPROVAL_PLACE = 'approval';
type Dialog = 'ask' | 'approve' | 'refuse';
type ApprovalPartProps = {
  declaration: Declaration;
  approval: InsideApproval | null;
  onBefore: () => Promise<boolean>;
};

/** Approval by a colleague before submission. Other companies never see it. */
export const ApprovalPart = ({ declaration, approval, onBefore }: ApprovalPartProps) => {
  const { t } = useTranslation('declaration');
  const [dialog, setDialog] = useState<Dialog>();
  const withdraw = useWithdrawApproval();
  const { acts, id, version } = declaration;
  const canAsk = acts.includes('askApproval');
  const canAnswer = acts.includes('answerApproval');
  if (!approval && !canAsk) return null;
  const open = async (next: Dialog) => {
    // Saves first, because the approval concerns what the form contains now.
    if (await onBefore()) setDialog(next);
  };
  return (
    <section className={styles.part} id={APPROVAL_PLACE} aria-labelledby="inside-approval">
      <h2 id="inside-approval">{t('approval.title')}</h2>
      <Note>{t('approval.lead')}</Note>
      {approval && <ApprovalStatus approval={approval} />}
      <Buttons>
        {canAnswer && <Button onClick={() => open('approve')}>{t('approval.approve')}</Button>}
        {canAnswer && <Button onClick={() => open('refuse')}>{t('approval.refuse')}</Button>}
        {canAsk && <Button onClick={() => open('ask')}>{t(approval ? 'approval.askAgain' : 'approval.ask')}</Button>}
        {acts.includes('withdrawApproval') && (
          <Button look="ghost" isPending={withdraw.isPending} onClick={() => withdraw.mutate({ id, version })}>
            {t('approval.withdraw')}
          </Button>
        )}
      </Buttons>
      {dialog === 'ask' && <AskApprovalDialog declaration={declaration} onClose={() => setDialog(undefined)} />}
      {(dialog === 'approve' || dialog === 'refuse') && (
        <AnswerApprovalDialog
          declaration={declaration}
          isApproved={dialog === 'approve'}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
};

const ApprovalStatus = ({ approval }: { approval: InsideApproval }) => {
  const { t } = useTranslation('declaration');
  const words = useReviewWords();
  const { state, person, isOfMe, askedBy, askedAt, note, answer, answeredAt } = approval;
  return (
    <div className={styles.status}>
      <p className={styles.who}>
        <Badge tone={TONES[state]}>{t(`approval.state.${state}`)}</Badge>
        <bdi>{isOfMe ? t('approval.me') : person.name}</bdi>
      </p>
      <Note>{t('approval.asked', { name: askedBy, at: words.moment(askedAt) })}</Note>
      {note && <p className={styles.said}>{note}</p>}
      {answeredAt && <Note>{t('approval.answered', { at: words.moment(answeredAt) })}</Note>}
      {answer && <p className={styles.said}>{answer}</p>}
      {state === 'outdated' && <Note>{t('approval.outdated')}</Note>}
    </div>
  );
};
