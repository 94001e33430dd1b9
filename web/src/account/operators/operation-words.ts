import { FORMER_OPERATIONS } from '@ieum/contract';
import { useTranslation } from 'react-i18next';

/** Names of the operations in the audit log. */
export const useOperationWords = () => {
  const { t } = useTranslation('audit');
  const words: Record<string, string> = t('operation', { returnObjects: true });
  return {
    /** Returns the raw name of an operation that the product no longer has. */
    operationName: (operation: string) => words[FORMER_OPERATIONS[operation] ?? operation] ?? operation,
    operations: Object.entries(words).map(([value, label]) => ({ value, label })),
  };
};
