import type { LinkAct, SupplyLink } from '@ieum/contract';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { refreshReads } from '../../kit/api/reads.ts';
import { withWords } from '../../kit/language/i18n.ts';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { linkQueries } from '../../supply/links/link.queries.ts';

const ActDialog = lazy(async () => {
  const own = import('../../supply/links/acts/act-dialog.tsx');
  return { default: (await withWords(own, 'link', 'product', 'unit', 'ui')).ActDialog };
});

type LinkAnswerProps = { id: string; look: 'solid' | 'outlined' };

/**
 * Answers a proposed link in place. Its page shows what is missing for a confirmation, and compares the values of a
 * change.
 */
export const LinkAnswer = ({ id, look }: LinkAnswerProps) => {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: link } = useQuery(linkQueries.ofCard(id));
  // The link as it was when the button was pressed: a newer version is not what was decided on.
  const [choice, setChoice] = useState<{ act: LinkAct; link: SupplyLink }>();
  const refusal = (['dispute', 'withdraw'] as const).find((act) => link?.acts.includes(act));
  const close = () => {
    setChoice(undefined);
    refreshReads(client, ['listTasks', 'getDashboard']);
  };
  if (!link?.acts.includes('confirm') || link.state === 'confirmed')
    return (
      <LinkButton look={look} to={linkPaths.detail(id)}>
        {t('act.link.answer')}
      </LinkButton>
    );
  return (
    <>
      <Button look={look} onClick={() => setChoice({ act: 'confirm', link })}>
        <Check size={16} aria-hidden />
        {t('answer.yes')}
      </Button>
      {refusal && <Button onClick={() => setChoice({ act: refusal, link })}>{t('answer.no')}</Button>}
      {choice && (
        <Suspense>
          <ActDialog {...choice} onClose={close} onLate={() => navigate(linkPaths.detail(id))} />
        </Suspense>
      )}
    </>
  );
};
