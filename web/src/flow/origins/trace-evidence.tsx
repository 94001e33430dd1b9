import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLooseWords } from '../../kit/language/loose-words.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { PaperLines } from '../../kit/print/print-page.tsx';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from '../flow.module.css';
import type { FlowTrace } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';

/** Lists the own rows on which the quantities rest. */
export const TraceEvidence = ({ evidence }: Pick<FlowTrace, 'evidence'>) => {
  const { t } = useTranslation('flow');
  const looseWords = useLooseWords('flow');
  const words = useFlowWords();
  const { nameOf } = useNames();
  return (
    <DetailSection title={t('trace.evidence')}>
      {evidence.length === 0 && <Note>{t('trace.noEvidence')}</Note>}
      <PaperLines>
        {evidence.map(({ rowId, period, partner, goods, kg, state, documents, lots }) => (
          <li key={rowId}>
            <Link to={flowPaths.row(rowId)}>
              {[words.period(period), nameOf(partner), goods].filter(Boolean).join(' · ')}
            </Link>
            <span className={styles.second}>
              {[
                kg === null ? t('trace.weightUnknown') : words.mass(kg),
                looseWords(`state.${state}`),
                documents.length > 0 && t('trace.documents', { list: documents.join(', ') }),
                lots.length > 0 && t('trace.lots', { list: lots.join(', ') }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </PaperLines>
    </DetailSection>
  );
};
