import type { LinkAct, SupplyLink } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RecordPage, RecordSections } from '../../kit/record/record-page.tsx';
import { ActDialog } from './acts/act-dialog.tsx';
import { LinkActs } from './acts/acts.tsx';
import { ChangedDialog } from './acts/changed-dialog.tsx';
import { ConfirmPanel } from './acts/confirm-panel.tsx';
import { LinkFigures } from './figures.tsx';
import { LinkHead } from './head.tsx';
import { InviteStep } from './invite-step.tsx';
import { linkQueries } from './link.queries.ts';
import { OnwardSwitch } from './onward-switch.tsx';
import { LinkTimeline } from './timeline.tsx';
import { useLinkWords } from './words.ts';

/** Shows a link: its figures, its status, its actions and its whole history. */
export const LinkPage = () => {
  const { t } = useTranslation('link');
  const { id = '' } = useParams();
  const link = useSuspenseQuery(linkQueries.one(id)).data;
  const words = useLinkWords();
  // The link as it was when the act was chosen: a newer version that arrives meanwhile is not what was decided on.
  const [choice, setChoice] = useState<{ act: LinkAct; link: SupplyLink }>();
  const [seen, setSeen] = useState<SupplyLink>();
  const isAsked = link.acts.includes('confirm');
  const title = useRef<HTMLHeadingElement>(null);
  const choose = (act: LinkAct) => setChoice({ act, link });
  const late = (old: SupplyLink) => {
    setChoice(undefined);
    setSeen(old);
  };
  return (
    <RecordPage places={[{ label: t('title'), to: linkPaths.list(link.side) }]} title={words.partner(link)}>
      <LinkHead link={link} acts={!isAsked && <LinkActs link={link} onAct={choose} />} titleRef={title} />
      <InviteStep link={link} />
      <RecordSections>
        <LinkFigures link={link} />
        {isAsked && (
          <ConfirmPanel
            key={link.id}
            link={link}
            onAct={choose}
            // The pressed button is gone then.
            onDone={() => title.current?.focus()}
            onLate={() => late(link)}
          />
        )}
        {link.acts.includes('setOnward') && link.partner.id !== null && <OnwardSwitch link={link} onLate={late} />}
        <LinkTimeline link={link} />
      </RecordSections>
      {choice && <ActDialog {...choice} onClose={() => setChoice(undefined)} onLate={() => late(choice.link)} />}
      {seen && <ChangedDialog seen={seen} onClose={() => setSeen(undefined)} />}
    </RecordPage>
  );
};
