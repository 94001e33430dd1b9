import { useTranslation } from 'react-i18next';

/** What people did, as the logs name it. */
export const useOperationWords = () => {
  const { t } = useTranslation('audit');
  const words: Record<string, string> = t('operation', { returnObjects: true });
  return {
    /** An operation that the product no longer has is called as it was. */
    operationName: (operation: string) => words[operation] ?? operation,
    operations: Object.entries(words).map(([value, label]) => ({ value, label })),
  };
};
