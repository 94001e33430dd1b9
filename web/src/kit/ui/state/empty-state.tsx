import { Inbox } from 'lucide-react';
import { Notice, type NoticeProps } from './notice.tsx';

/** Nothing here yet: says what this place is for, and offers the first step. */
export const EmptyState = ({
  icon = Inbox,
  ...rest
}: Partial<Pick<NoticeProps, 'icon'>> & Omit<NoticeProps, 'icon'>) => <Notice icon={icon} {...rest} />;
