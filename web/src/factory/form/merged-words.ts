import { get } from 'react-hook-form';
import { useFactoryWords } from '../factory-words.ts';
import { useFieldWords } from '../field-words.ts';
import { detailsSoFar, type FactoryFormFields } from './fields.ts';

/** Returns label and readable value of a form field for comparison. A list has one line per row. */
export const useMergedWords = () => {
  const words = useFactoryWords();
  const fieldWords = useFieldWords();
  return {
    label: fieldWords.label,
    value: (field: string, fields: FactoryFormFields): string => {
      const { processes, products, capacities, customerCodes, contacts, point } = detailsSoFar(fields);
      const lists: Partial<Record<string, string[]>> = {
        processes: processes.map(words.process),
        products: products.map(words.product),
        capacities: capacities.map(words.capacity),
        customerCodes: customerCodes.map(words.customerCode),
        contacts: contacts.map(words.contact),
        point: [words.point(point)],
      };
      const value: unknown = get(fields, field);
      const isNothing = value === null || value === undefined;
      return lists[field]?.join('\n') ?? fieldWords.value(field, isNothing ? null : String(value));
    },
  };
};
