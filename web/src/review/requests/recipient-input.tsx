import { groupedBusinessNumber, type Output, type reviewRequestsContract } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { countryName } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { FieldError } from '../../kit/ui/field/field.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { Checkbox } from '../../kit/ui/toggle/checkbox.tsx';
import { reviewQueries } from '../review.queries.ts';
import styles from './ask.module.css';
import type { AskFields, Recipient } from './ask-fields.ts';

type Supplier = Output<typeof reviewRequestsContract.listReviewSuppliers>['rows'][number];

const keyOf = ({ companyId, linkId }: Pick<Recipient, 'companyId' | 'linkId'>) => `${companyId} ${linkId ?? ''}`;

/** Returns the company as a whole or, if products are asked about, each of its products. */
const recipientsOf = ({ id, name, links }: Supplier, byProduct: boolean): Recipient[] =>
  byProduct
    ? links.map((link) => ({ companyId: id, linkId: link.id, name, product: link.product }))
    : [{ companyId: id, linkId: null, name, product: '' }];

/** Chooses direct suppliers: by name, many at once, or all suppliers of a product. */
export const RecipientInput = ({ companyId }: { companyId: string }) => {
  const { t } = useTranslation('declaration');
  const { tag } = useLanguage();
  const id = useId();
  const { control } = useFormContext<AskFields>();
  const { field, fieldState } = useController({ control, name: 'recipients' });
  const error = useFieldMessage()(fieldState.error?.message);
  const every = useWatch<AskFields, 'every'>({ name: 'every' });
  // A recurring request lets the supplier choose its product.
  const byProduct = useWatch<AskFields, 'kind'>({ name: 'kind' }) === 'supply_map' && !every;
  const [search, setSearch] = useState('');
  const { data, isError, refetch } = useQuery(reviewQueries.suppliers(search));
  const { nameOf } = useNames();
  const suppliers = (data?.rows ?? []).map((supplier) => ({ ...supplier, name: nameOf(supplier) }));
  const chosen = field.value;
  const isChosen = (item: Recipient) => chosen.some((current) => keyOf(current) === keyOf(item));
  const add = (more: Recipient[]) => field.onChange([...chosen, ...more.filter((item) => !isChosen(item))]);
  const drop = (item: Recipient) => field.onChange(chosen.filter((current) => keyOf(current) !== keyOf(item)));
  useGivenCompany(companyId, suppliers, (supplier) => add(recipientsOf(supplier, byProduct)));
  useFittingKind(byProduct, chosen, field.onChange);
  const products = [...new Set(suppliers.flatMap(({ links }) => links.map((link) => link.ownProduct)))].filter(Boolean);
  const takeProduct = (product: string) =>
    add(
      suppliers
        .map((supplier) => ({ ...supplier, links: supplier.links.filter((link) => link.ownProduct === product) }))
        .filter(({ links }) => links.length > 0)
        .flatMap((supplier) => recipientsOf(supplier, byProduct)),
    );
  return (
    <div className={styles.recipients}>
      <div className={styles.find}>
        <SearchBox label={t('ask.search')} help={t('ask.searchHelp')} value={search} onValue={setSearch} />
        {products.length > 0 && (
          <SelectField
            label={t('ask.ofProduct')}
            isOptional
            value=""
            options={[{ value: '', label: t('form.choose') }, ...products.map((value) => ({ value, label: value }))]}
            onChange={({ target }) => target.value && takeProduct(target.value)}
          />
        )}
      </div>
      <fieldset
        className={styles.list}
        aria-describedby={error ? `${id}-error` : undefined}
        // The focus on the first error looks for this attribute.
        aria-invalid={error !== undefined}
      >
        <legend className="visually-hidden">{t('ask.section.whom')}</legend>
        {!data && !isError && <Skeleton shape="text" />}
        {isError && <ErrorState heading="p" onRetry={() => refetch()} />}
        {data?.total === 0 && <Note>{t(search ? 'ask.noneFound' : 'ask.noSuppliers')}</Note>}
        {suppliers.flatMap((supplier) =>
          recipientsOf(supplier, byProduct).map((item, at) => (
            <Checkbox
              key={keyOf(item)}
              {...(at === 0 && supplier === suppliers[0] && { ref: field.ref })}
              label={item.product ? `${item.name} · ${item.product}` : item.name}
              help={[
                countryName(supplier.country, tag),
                groupedBusinessNumber(supplier.number, supplier.country),
                ...productsOf(supplier, byProduct),
              ]
                .filter(Boolean)
                .join(' · ')}
              checked={isChosen(item)}
              onChange={({ target }) => (target.checked ? add([item]) : drop(item))}
            />
          )),
        )}
      </fieldset>
      {data && data.total > suppliers.length && <Note>{t('ask.more', { count: data.total - suppliers.length })}</Note>}
      <FieldError id={id} error={error} />
      <Chosen recipients={chosen} onDrop={drop} onClear={() => field.onChange([])} />
    </div>
  );
};

const productsOf = ({ links }: Supplier, byProduct: boolean) =>
  byProduct ? [] : [[...new Set(links.map(({ product }) => product))].join(', ')].filter(Boolean);

/** Chooses the company in the address as soon as it is loaded. */
const useGivenCompany = (companyId: string, suppliers: Supplier[], take: (supplier: Supplier) => void) => {
  const isTaken = useRef(companyId === '');
  useEffect(() => {
    const named = suppliers.find(({ id }) => id === companyId);
    if (isTaken.current || !named) return;
    isTaken.current = true;
    take(named);
  });
};

/** Drops recipients that do not fit the kind: a request is about a whole company or about one product. */
const useFittingKind = (byProduct: boolean, chosen: Recipient[], change: (recipients: Recipient[]) => void) => {
  useEffect(() => {
    const fitting = chosen.filter(({ linkId }) => (linkId !== null) === byProduct);
    if (fitting.length < chosen.length) change(fitting);
  });
};

type ChosenProps = { recipients: Recipient[]; onDrop: (item: Recipient) => void; onClear: () => void };

const Chosen = ({ recipients, onDrop, onClear }: ChosenProps) => {
  const { t } = useTranslation('declaration');
  if (recipients.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <p role="status">{t('ask.chosen', { count: recipients.length })}</p>
      <ul aria-label={t('ask.chosen', { count: recipients.length })}>
        {recipients.map((item) => {
          const name = [item.name, item.product].filter(Boolean).join(' · ');
          return (
            <li key={keyOf(item)}>
              <Button size="small" look="subtle" aria-label={t('ask.drop', { name })} onClick={() => onDrop(item)}>
                <bdi>{name}</bdi>
                <X size={14} aria-hidden />
              </Button>
            </li>
          );
        })}
      </ul>
      {recipients.length > 1 && (
        <Button size="small" look="ghost" onClick={onClear}>
          {t('ask.dropAll')}
        </Button>
      )}
    </div>
  );
};
