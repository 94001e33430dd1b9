import type { facilityRecordErrors } from '@ieum/contract';
import type { Messages } from '../../kit/http/messages.ts';

export const facilityRecordMessages: Messages<typeof facilityRecordErrors> = {
  'factory.record_gaps': {
    kr: '시설 기록에 꼭 필요한 정보가 빠져 있어요. 빠진 항목을 채우면 내려받을 수 있어요.',
    en: 'Something that a facility record needs is missing. Fill it in, and it can be downloaded.',
    cn: '缺少设施记录所需的信息，补全后即可下载。',
    jp: '施設記録に必要な情報が足りません。足りない項目を入力するとダウンロードできます。',
  },
};
