import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

type ErrorStateProps = Partial<NoticeProps> & { onRetry?: (() => void) | undefined; isRetrying?: boolean };

/** Replaces a part of a page that failed: explains what happened and what to do, and offers to try again. */
export const ErrorState = ({
  icon = TriangleAlert,
  title,
  text,
  onRetry,
  isRetrying = false,
  children,
  ...rest
}: ErrorStateProps) => {
  const { t } = useTranslation('ui');
  const { t: tCommon } = useTranslation();
  const hasActions = onRetry !== undefined || children !== undefined;
  return (
    <div role="alert">
      <Notice tone="bad" icon={icon} title={title ?? t('error.title')} text={text ?? t('error.text')} {...rest}>
        {hasActions && (
          <>
            {onRetry && (
              <Button onClick={onRetry} isPending={isRetrying}>
                {tCommon('retry')}
              </Button>
            )}
            {children}
          </>
        )}
      </Notice>
    </div>
  );
};
