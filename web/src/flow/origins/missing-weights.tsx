import type { MissingWeight, TracedMaterial } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { productPaths } from '@ieum/contract/supply/products/product.paths.ts';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNames } from '../../kit/language/use-names.ts';
import { DetailSection } from '../../kit/record/detail-section.tsx';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from '../flow.module.css';
import { useFlowWords } from '../flow-words.ts';
import { AskWeightDialog } from './ask-weight-dialog.tsx';
import traceStyles from './missing-weights.module.css';

/** Lists goods whose weight per unit is unknown, and asks the company that knows it. */
export const MissingWeights = ({ materials }: { materials: TracedMaterial[] }) => {
  const { t } = useTranslation('flow');
  const missing = materials.flatMap((material) => material.missing);
  if (missing.length === 0) return null;
  return (
    <DetailSection title={t('weight.title')}>
      <Note>{t('weight.lead')}</Note>
      <ul className={traceStyles.missing}>
        {missing.map((item) => (
          <Missing key={`${item.linkId} ${item.unit}`} missing={item} />
        ))}
      </ul>
    </DetailSection>
  );
};

const Missing = ({ missing }: { missing: MissingWeight }) => {
  const { t } = useTranslation('flow');
  const { unit, number } = useFlowWords();
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  const { nameOf } = useNames();
  const { partner, goods, rows, productId, askAt } = missing;
  return (
    <li className={traceStyles.line}>
      <span>
        <bdi>{[nameOf(partner) || t('unnamedPartner'), goods].filter(Boolean).join(' · ')}</bdi>
        <span className={styles.second}>
          {t('weight.rows', { count: rows, shown: number(rows), unit: unit(missing.unit) })}
        </span>
      </span>
      <span className={traceStyles.ask}>
        {productId !== null && (
          <LinkButton size="small" to={productPaths.edit(productId)}>
            {t('weight.own')}
          </LinkButton>
        )}
        {askAt !== null && !isSent && (
          <Button size="small" onClick={() => setAsking(true)}>
            <Scale size={16} aria-hidden />
            {t('weight.ask')}
          </Button>
        )}
        {askAt !== null && isSent && <Link to={flowPaths.row(askAt)}>{t('weight.asked')}</Link>}
        {askAt === null && productId === null && <Note as="span">{t('weight.theirs')}</Note>}
      </span>
      {isAsking && askAt !== null && (
        <AskWeightDialog
          rowId={askAt}
          goods={goods}
          unit={missing.unit}
          onAsked={() => setSent(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
};
