import { ApiError, type SupplyLink } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { RecordGroup } from '../../kit/record/record-group.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { Switch } from '../../kit/ui/toggle/switch.tsx';
import { useSetLinkOnward } from './link.queries.ts';

type OnwardSwitchProps = { link: SupplyLink; onLate: (seen: SupplyLink) => void };

/** Sets whether companies beyond us may learn who the partner is, provided that the partner allows it too. */
export const OnwardSwitch = ({ link, onLate }: OnwardSwitchProps) => {
  const { t } = useTranslation('link');
  const send = useSetLinkOnward();
  const { id, version, side, onward } = link;
  const turn = (isOn: boolean) =>
    send.mutate(
      { id, version, onward: isOn },
      {
        onSuccess: () => showToast({ kind: 'done', text: t(isOn ? 'onward.on' : 'onward.off') }),
        onError: (error) => error instanceof ApiError && error.code === 'supply.link_changed' && onLate(link),
      },
    );
  return (
    <RecordGroup title={t('onward.title')} isFirst>
      <Switch
        label={t('onward.label')}
        help={t(`onward.help.${side}`)}
        checked={send.isPending ? Boolean(send.variables?.onward) : onward.mine}
        disabled={send.isPending || (link.state === 'disputed' && !onward.mine)}
        onChange={(event) => turn(event.target.checked)}
      />
      <Note>{t(onward.theirs ? 'onward.theirsOn' : 'onward.theirsOff')}</Note>
    </RecordGroup>
  );
};
