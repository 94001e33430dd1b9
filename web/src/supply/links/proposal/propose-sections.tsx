import { LINK_REASON_MAX, type LinkSide } from '@ieum/contract';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { boundInputs } from '../../../kit/form/bound-inputs.tsx';
import { FormSection } from '../../../kit/form/form-layout.tsx';
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
      <FormSection title={t('section.product')}>
        <ProductPicker label={t(`label.ownProduct.${side}`)} help={t(`help.ownProduct.${side}`)} />
      </FormSection>
      <FormSection title={t(`partner.${side}`)}>
        <PartnerInputs side={side} ways={WAYS[side]} />
        <PartnerProductInputs side={side} />
      </FormSection>
      <FormSection title={t('section.figures')}>
        <FiguresInputs side={side} productId={productId || undefined} />
        <Area
          name="note"
          label={t('label.note')}
          help={t('help.note')}
          isOptional
          maxLength={LINK_REASON_MAX}
          rows={3}
        />
      </FormSection>
    </>
  );
};
