import { deviceOf, type Session, type User } from '@ieum/contract';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../../kit/format/relative-time.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Badges, Buttons, Note, RowList, RowWords, TitledSection } from '../../../kit/ui/section/section.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { useEndUserSession } from '../operator.queries.ts';
import { UserActDialog } from './acts.tsx';

export const UserSessions = ({ user }: { user: User }) => {
  const { t } = useTranslation('admin');
  const [isConfirming, setConfirming] = useState(false);
  return (
    <TitledSection title={t('session.title')}>
      {user.sessions.length === 0 && <Note>{t('session.none')}</Note>}
      {user.sessions.length > 0 && (
        <RowList>
          {user.sessions.map((session) => (
            <SessionItem key={session.id} userId={user.id} session={session} />
          ))}
        </RowList>
      )}
      {user.can.endSessions && (
        <Buttons>
          <Button onClick={() => setConfirming(true)}>{t('act.endSessions.button')}</Button>
        </Buttons>
      )}
      {isConfirming && <UserActDialog act="endSessions" user={user} onClose={() => setConfirming(false)} />}
    </TitledSection>
  );
};

const SessionItem = ({ userId, session }: { userId: string; session: Session }) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const end = useEndUserSession();
  const { id, userAgent, address, lastSeenAt, isCurrent } = session;
  const { browser, system, isHandheld } = deviceOf(userAgent);
  const Icon = isHandheld ? Smartphone : Monitor;
  const device = [browser, system].filter(Boolean).join(' · ') || t('session.unknown');
  const finish = () => showToast({ kind: 'done', text: t('session.ended', { device }) });
  return (
    <li>
      <Icon size={20} aria-hidden />
      <RowWords>
        <Badges>
          <strong>{device}</strong> {isCurrent && <Badge tone="good">{t('session.current')}</Badge>}
        </Badges>
        <Note as="span">
          {[t('session.lastUse', { ago: formatAgo(lastSeenAt, Date.now(), tag) }), address].filter(Boolean).join(' · ')}
        </Note>
      </RowWords>
      {!isCurrent && (
        <Button
          size="small"
          aria-label={t('session.endOf', { device })}
          isPending={end.isPending}
          onClick={() => end.mutate({ id: userId, sessionId: id }, { onSuccess: finish })}
        >
          {t('session.end')}
        </Button>
      )}
    </li>
  );
};
