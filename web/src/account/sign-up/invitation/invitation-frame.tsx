import type { ComponentProps } from 'react';
import { Page } from '../../../kit/ui/page/page.tsx';
import card from '../../auth-card.module.css';

/** Frames the invitations of colleagues and of suppliers like the sign-up: both end in one. */
export const InvitationFrame = (props: ComponentProps<typeof Page>) => (
  <div className={card.card}>
    <div className={card.wizard}>
      <Page {...props} />
    </div>
  </div>
);
