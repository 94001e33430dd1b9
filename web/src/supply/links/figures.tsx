import type { SupplyLink } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordGroup } from '../../kit/record/record-group.tsx';
import { DiffView } from '../../kit/ui/diff/diff-view.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { productQueries } from '../products/product.queries.ts';
import { COMPARED, type Compared, useLinkWords } from './words.ts';

/** Shows the figures of a link. Where a change is offered, the current and the offered figures appear side by side. */
export const LinkFigures = ({ link }: { link: SupplyLink }) => {
  const { t } = useTranslation('link');
  const words = useLinkWords();
  const { figures, offer, factories } = link;
  const line = useLine(link);
  const isInputStated = figures.inputId !== null || figures.inputShare !== null;
  const fields = COMPARED.filter((field) => field !== 'inputShare' || isInputStated);
  const label = (field: Compared) => t(`label.${field}`);
  const value = (field: Compared, of: SupplyLink['figures']) => words.figure(field, of, factories);
  const items = fields.map((field) => ({ label: label(field), value: value(field, figures) }));
  const ofBill = line ? [{ label: t('label.inputId'), value: line }] : [];
  const changes =
    offer &&
    fields
      .map((field) => ({
        id: field,
        label: label(field),
        before: value(field, figures),
        after: value(field, offer.figures),
      }))
      // A figure that neither side states needs no comparison.
      .filter(({ before, after }) => before !== '' || after !== '');
  return (
    <RecordGroup title={t('section.figures')} {...(!changes && { fields: [...items, ...ofBill] })} isFirst>
      {changes && (
        <>
          <Note>{t(offer?.isMine ? 'offer.mine' : 'offer.theirs')}</Note>
          <DiffView label={t('section.figures')} changes={changes} />
        </>
      )}
    </RecordGroup>
  );
};

/** Returns the name of the bill line that the link supplies. Only the buyer has it. */
const useLine = ({ product, figures }: SupplyLink) => {
  const hasLine = product !== null && figures.inputId !== null;
  const { data } = useQuery({ ...productQueries.one(product?.id ?? ''), enabled: hasLine, throwOnError: false });
  return data?.inputs.find(({ id }) => id === figures.inputId)?.name;
};
