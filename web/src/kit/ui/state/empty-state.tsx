import { Inbox } from 'lucide-react';
import { Notice, type NoticeProps } from './notice.tsx';

/** Shows that there is nothing yet: explains the purpose of the place and offers the first step. */
export const EmptyState = ({
  icon = Inbox,
  ...rest
}: Partial<Pick<NoticeProps, 'icon'>> & Omit<NoticeProps, 'icon'>) => <Notice icon={icon} {...rest} />;
