import { LINK_REASON_MAX, type LinkSide } from '@ieum/contract';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import styles from '../../../kit/form/form-page.module.css';
import { ProductPicker } from '../../products/product-picker.tsx';
import { PARTNER_WAYS } from './fields.ts';
import { FiguresInputs } from './figures-inputs.tsx';
import { PartnerInputs, PartnerProductInputs } from './partner-inputs.tsx';

type Fields = { productId: string; note: string };
const { Area } = boundInputs<Fields>();

/** Ways to identify the partner. Only a buyer may have an unidentified supplier. */
const WAYS = { buyer: PARTNER_WAYS, supplier: PARTNER_WAYS.filter((way) => way !== 'unidentified') };

export const ProposeSections = ({ side }: { side: LinkSide }) => {
  const { t } = useTranslation('link');
  const productId = useWatch<Fields, 'productId'>({ name: 'productId' });
  return (
    <>
      <Section title={t('section.product')}>
        <ProductPicker label={t(`label.ownProduct.${side}`)} help={t(`help.ownProduct.${side}`)} />
      </Section>
      <Section title={t(`partner.${side}`)}>
        <PartnerInputs side={side} ways={WAYS[side]} />
        <PartnerProductInputs side={side} />
      </Section>
      <Section title={t('section.figures')}>
        <FiguresInputs side={side} productId={productId || undefined} />
        <Area
          name="note"
          label={t('label.note')}
          help={t('help.note')}
          isOptional
          maxLength={LINK_REASON_MAX}
          rows={3}
        />
      </Section>
    </>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
      </header>
      {children}
    </section>
  );
};
