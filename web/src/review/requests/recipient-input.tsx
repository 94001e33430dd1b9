import { groupedBusinessNumber, type Output, type reviewRequestsContract } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { countryName } from '../../kit/format/country-names.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { FieldError } from '../../kit/ui/field/field.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { Checkbox } from '../../kit/ui/toggle/checkbox.tsx';
import { reviewQueries } from '../review.queries.ts';
import styles from './ask.module.css';
import type { AskFields, Recipient } from './ask-fields.ts';

type Supplier = Output<typeof reviewRequestsContract.listReviewSuppliers>['rows'][number];

const keyOf = ({ companyId, linkId }: Pick<Recipient, 'companyId' | 'linkId'>) => `${companyId} ${linkId ?? ''}`;

/** A company as a whole; where a product is asked about, each of its products. */
const recipientsOf = ({ id, name, links }: Supplier, byProduct: boolean): Recipient[] =>
  byProduct
    ? links.map((link) => ({ companyId: id, linkId: link.id, name, product: link.product }))
    : [{ companyId: id, linkId: null, name, product: '' }];

/** Direct suppliers to be asked: found by name, many at once, or all that supply for a product. */
export const RecipientInput = ({ companyId }: { companyId: string }) => {
  const { t } = useTranslation('declaration');
  const { tag } = useLanguage();
  const id = useId();
  const { control } = useFormContext<AskFields>();
  const { field, fieldState } = useController({ control, name: 'recipients' });
  const error = useFieldMessage()(fieldState.error?.message);
  const byProduct = useWatch<AskFields, 'kind'>({ name: 'kind' }) === 'supply_map';
  const [search, setSearch] = useState('');
  const { data, isError, refetch } = useQuery(reviewQueries.suppliers(search));
  const suppliers = data?.rows ?? [];
  const chosen = field.value;
  const isChosen = (one: Recipient) => chosen.some((other) => keyOf(other) === keyOf(one));
  const add = (more: Recipient[]) => field.onChange([...chosen, ...more.filter((one) => !isChosen(one))]);
  const drop = (one: Recipient) => field.onChange(chosen.filter((other) => keyOf(other) !== keyOf(one)));
  useGivenCompany(companyId, suppliers, (supplier) => add(recipientsOf(supplier, byProduct)));
  useFittingKind(byProduct, chosen, field.onChange);
  const products = [...new Set(suppliers.flatMap(({ links }) => links.map((link) => link.ownProduct)))].filter(Boolean);
  const takeProduct = (product: string) =>
    add(
      suppliers
        .map((one) => ({ ...one, links: one.links.filter((link) => link.ownProduct === product) }))
        .filter(({ links }) => links.length > 0)
        .flatMap((one) => recipientsOf(one, byProduct)),
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
        // The first error is found by it.
        aria-invalid={error !== undefined}
      >
        <legend className="visually-hidden">{t('ask.section.whom')}</legend>
        {!data && !isError && <Skeleton shape="text" />}
        {isError && <ErrorState heading="p" onRetry={() => refetch()} />}
        {data?.total === 0 && <p className={styles.note}>{t(search ? 'ask.noneFound' : 'ask.noSuppliers')}</p>}
        {suppliers.flatMap((supplier) =>
          recipientsOf(supplier, byProduct).map((one, at) => (
            <Checkbox
              key={keyOf(one)}
              {...(at === 0 && supplier === suppliers[0] && { ref: field.ref })}
              label={one.product ? `${one.name} · ${one.product}` : one.name}
              help={[
                countryName(supplier.country, tag),
                groupedBusinessNumber(supplier.number, supplier.country),
                ...productsOf(supplier, byProduct),
              ]
                .filter(Boolean)
                .join(' · ')}
              checked={isChosen(one)}
              onChange={({ target }) => (target.checked ? add([one]) : drop(one))}
            />
          )),
        )}
      </fieldset>
      {data && data.total > suppliers.length && (
        <p className={styles.note}>{t('ask.more', { count: data.total - suppliers.length })}</p>
      )}
      <FieldError id={id} error={error} />
      <Chosen recipients={chosen} onDrop={drop} onClear={() => field.onChange([])} />
    </div>
  );
};

const productsOf = ({ links }: Supplier, byProduct: boolean) =>
  byProduct ? [] : [[...new Set(links.map(({ product }) => product))].join(', ')].filter(Boolean);

/** Whom the address names is chosen once they are known. */
const useGivenCompany = (companyId: string, suppliers: Supplier[], take: (supplier: Supplier) => void) => {
  const isTaken = useRef(companyId === '');
  useEffect(() => {
    const given = suppliers.find(({ id }) => id === companyId);
    if (isTaken.current || !given) return;
    isTaken.current = true;
    take(given);
  });
};

/** A company as a whole cannot be asked about one product, nor the other way round. */
const useFittingKind = (byProduct: boolean, chosen: Recipient[], change: (recipients: Recipient[]) => void) => {
  useEffect(() => {
    const fitting = chosen.filter(({ linkId }) => (linkId !== null) === byProduct);
    if (fitting.length < chosen.length) change(fitting);
  });
};

type ChosenProps = { recipients: Recipient[]; onDrop: (one: Recipient) => void; onClear: () => void };

const Chosen = ({ recipients, onDrop, onClear }: ChosenProps) => {
  const { t } = useTranslation('declaration');
  if (recipients.length === 0) return null;
  return (
    <div className={styles.chosen}>
      <p role="status">{t('ask.chosen', { count: recipients.length })}</p>
      <ul aria-label={t('ask.chosen', { count: recipients.length })}>
        {recipients.map((one) => {
          const name = [one.name, one.product].filter(Boolean).join(' · ');
          return (
            <li key={keyOf(one)}>
              <Button size="small" look="subtle" aria-label={t('ask.drop', { name })} onClick={() => onDrop(one)}>
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
