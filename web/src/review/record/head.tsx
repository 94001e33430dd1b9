import type { Declaration } from '@ieum/contract';
import { ArrowRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyMark } from '../../company/company-mark.tsx';
import { RecordHead } from '../../kit/record/record-page.tsx';
import { RecordFold } from '../../kit/record/record-summary.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { DueMark } from './due-mark.tsx';
import { HashLine } from './hash-line.tsx';
import styles from './head.module.css';
import { DeclarationStateBadge } from './state-badge.tsx';
import { useDeclarationWords } from './words.ts';

type RecordHeadProps = { declaration: Declaration; acts: ReactNode; titleRef?: Ref<HTMLHeadingElement> };

/** Shows the title, the status, the answering and the reviewing company, and the acts. */
export const DeclarationHead = ({ declaration, acts, titleRef }: RecordHeadProps) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const { kind, state, round, edition, respondent, reviewer } = declaration;
  const facts = [
    words.kind(kind),
    t('round.of', { round: String(round) }),
    t('edition.of', { edition: String(edition) }),
  ];
  return (
    <RecordHead
      title={words.title(declaration)}
      titleRef={titleRef}
      facts={facts}
      badge={<DeclarationStateBadge state={state} />}
      acts={acts}
    >
      <p className={styles.way}>
        <bdi>{words.partner(respondent)}</bdi>
        {respondent && <CompanyMark country={respondent.country} number={respondent.number} />}
        <ArrowRight size={16} role="img" aria-label={t('goesTo')} />
        <bdi>{words.partner(reviewer)}</bdi>
        {reviewer && <CompanyMark country={reviewer.country} number={reviewer.number} />}
      </p>
    </RecordHead>
  );
};

/** Shows the other facts of a declaration, including its hash. */
export const RecordFacts = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const { purpose, message, dueOn, submittedAt, decidedAt, validTo, takenBy, isTakenByMe, hash } = declaration;
  const taken = isTakenByMe ? t('queue.mine') : takenBy;
  const items = [
    { label: t('label.purpose'), value: purpose },
    { label: t('label.message'), value: message },
    { label: t('label.dueOn'), value: dueOn && <DueMark declaration={declaration} /> },
    { label: t('label.submittedAt'), value: submittedAt && words.moment(submittedAt) },
    { label: t('label.takenBy'), value: declaration.state === 'in_review' ? taken : '' },
    { label: t('label.decidedAt'), value: decidedAt && words.moment(decidedAt) },
    { label: t('label.validTo'), value: words.day(validTo) },
  ];
  return (
    <>
      <DefinitionList items={items.filter(({ value }) => value)} look="beside" />
      {hash && <RecordFold items={[{ label: t('label.hash'), value: <HashLine hash={hash} />, isLong: true }]} />}
    </>
  );
};
