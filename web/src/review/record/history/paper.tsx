import type { Declaration } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { useTranslation } from 'react-i18next';
import { PaperFacts, PaperHead } from '../../../kit/print/print-page.tsx';
import { DefinitionList } from '../../../kit/ui/definition-list/definition-list.tsx';
import { FieldComments } from '../comments/field-comments.tsx';
import { SnapshotView } from '../snapshot/snapshot-view.tsx';
import { useReadDeclaration } from '../use-read-declaration.ts';
import { useDeclarationWords } from '../words.ts';
import styles from './paper.module.css';

type DeclarationPaperProps = { declaration: Declaration; hasComments: boolean };

/** Uses a table layout, because browsers print a table's footer on every sheet. */
export const DeclarationPaper = ({ declaration, hasComments }: DeclarationPaperProps) => {
  const { t } = useTranslation('review');
  const { snapshot } = useReadDeclaration(declaration);
  const { hash } = declaration;
  const address = `${window.location.origin}${reviewPaths.check()}`;
  const aside = (path: string) =>
    hasComments && declaration.comments.some((comment) => comment.path === path) ? (
      <FieldComments declaration={declaration} path={path} isReading />
    ) : null;
  return (
    <div className={styles.sheets}>
      <footer className={styles.foots}>
        <div className={styles.row}>
          <p className={styles.foot}>
            <span className={styles.hash}>{t('print.hash', { hash })}</span>
            <span>{t('print.check', { address })}</span>
          </p>
        </div>
      </footer>
      <div className={styles.bodies}>
        <div className={styles.row}>
          <article className={styles.sheet}>
            <DeclarationPaperHead declaration={declaration} />
            {snapshot && <SnapshotView snapshot={snapshot} aside={aside} isPaper />}
          </article>
        </div>
      </div>
    </div>
  );
};

const DeclarationPaperHead = ({ declaration }: { declaration: Declaration }) => {
  const { t } = useTranslation('review');
  const words = useDeclarationWords();
  const { kind, state, round, edition, respondent, reviewer, purpose, submittedAt, decidedAt, validTo } = declaration;
  const facts = [
    words.kind(kind),
    t(`state.${state}`),
    t('round.of', { round: String(round) }),
    t('edition.of', { edition: String(edition) }),
  ];
  const items = [
    { label: t('label.respondent'), value: words.partner(respondent) },
    { label: t('label.reviewer'), value: words.partner(reviewer) },
    { label: t('label.purpose'), value: purpose },
    { label: t('label.submittedAt'), value: submittedAt && words.moment(submittedAt) },
    { label: t('label.decidedAt'), value: decidedAt && words.moment(decidedAt) },
    { label: t('label.validTo'), value: words.day(validTo) },
  ];
  return (
    <>
      <PaperHead>
        <h1>
          <bdi>{words.title(declaration)}</bdi>
        </h1>
        <PaperFacts>{facts.join(' · ')}</PaperFacts>
      </PaperHead>
      <DefinitionList items={items.filter(({ value }) => value)} />
      <h2>{t('section.content')}</h2>
    </>
  );
};
