import type { SheetProduction } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { Factory } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Note, RowList, RowWords, TitledSection } from '../../kit/ui/section/section.tsx';
import { useFlowWords } from '../flow-words.ts';

/** What was made of what in the same period, and where a record is still missing. */
export const ProductionBeside = ({ rows, period }: { rows: SheetProduction[]; period: string }) => {
  const { t } = useTranslation('quarter');
  const words = useFlowWords();
  const inputsOf = ({ inputs }: SheetProduction) =>
    inputs
      .map(({ name, quantity, unit }) => [name, words.quantity(quantity, unit)].filter(Boolean).join(' '))
      .join(', ');
  const madeOf = (row: SheetProduction) => {
    if (row.id === null) return t('production.missing');
    const inputs = inputsOf(row);
    return inputs === '' ? t('production.noInputs') : t('production.of', { inputs });
  };
  return (
    <TitledSection title={t('production.title')}>
      <Note>{t('production.lead')}</Note>
      <RowList>
        {rows.map((row) => {
          const { id, factory, product, quantityOut, unit } = row;
          const to = flowPaths.productionOf({ factoryId: factory.id, productId: product.id, period: row.period });
          const made =
            quantityOut === null
              ? product.name
              : t('production.out', { product: product.name, quantity: words.quantity(quantityOut, unit) });
          return (
            <li key={`${factory.id} ${product.id} ${row.period}`}>
              <RowWords>
                <bdi>{made}</bdi>
                <Note>
                  {[factory.name, row.period !== period && words.period(row.period), madeOf(row)]
                    .filter(Boolean)
                    .join(' · ')}
                </Note>
              </RowWords>
              <LinkButton
                size="small"
                to={to}
                aria-label={`${product.name} ${t(id === null ? 'production.enter' : 'production.open')}`}
              >
                {t(id === null ? 'production.enter' : 'production.open')}
              </LinkButton>
            </li>
          );
        })}
      </RowList>
      <div>
        <LinkButton size="small" look="ghost" to={flowPaths.production()}>
          <Factory size={16} aria-hidden />
          {t('production.all')}
        </LinkButton>
      </div>
    </TitledSection>
  );
};
