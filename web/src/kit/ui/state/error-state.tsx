import { ApiError } from '@ieum/contract';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { failureSentence } from '../../api/failure-sentence.ts';
import { Button } from '../button/button.tsx';
import { Notice, type NoticeProps } from './notice.tsx';

type ErrorStateProps = Partial<NoticeProps> & {
  /** Why it failed. Where the server's sentence says what to do, it takes the place of the general one. */
  error?: unknown;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
};

const TOO_MUCH = 'server.too_much';
const ADVISING = [TOO_MUCH, 'server.busy'];

/** Replaces a part of a page that failed: explains what happened and what to do, and offers to try again. */
export const ErrorState = ({
  icon = TriangleAlert,
  title,
  text,
  error,
  onRetry,
  isRetrying = false,
  children,
  ...rest
}: ErrorStateProps) => {
  const { t } = useTranslation('ui');
  const { t: tCommon } = useTranslation();
  const code = error instanceof ApiError ? error.code : '';
  const general = { title: t(code === TOO_MUCH ? 'error.tooMuch' : 'error.title'), text: t('error.text') };
  const advice = ADVISING.includes(code) ? failureSentence(error, general.text) : general.text;
  const hasActions = onRetry !== undefined || children !== undefined;
  return (
    <div role="alert">
      <Notice tone="bad" icon={icon} title={title ?? general.title} text={text ?? advice} {...rest}>
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
