import type { riskErrors } from '@ieum/contract';
import type { Messages } from '../kit/http/messages.ts';

export const riskMessages: Messages<typeof riskErrors> = {
  'risk.entry_taken': {
    kr: '이미 위험 목록에 있어요.',
    en: 'This is on the risk list already.',
    cn: '该项目已在风险清单中。',
    jp: 'すでにリスク一覧にあります。',
  },
  'risk.entry_changed': {
    kr: '그사이 다른 운영자가 이 항목을 바꿨어요. 새로 불러온 내용을 확인해 주세요.',
    en: 'Another operator has changed this entry in the meantime. Please look at it again.',
    cn: '其他运营人员已修改该项目，请查看最新内容。',
    jp: 'その間に別の運営者がこの項目を変更しました。最新の内容をご確認ください。',
  },
  'risk.list_full': {
    kr: '위험 목록이 가득 찼어요. 쓰지 않는 항목을 먼저 지워 주세요.',
    en: 'The risk list is full. Please remove entries that are no longer needed first.',
    cn: '风险清单已满，请先删除不再需要的项目。',
    jp: 'リスク一覧がいっぱいです。不要な項目を先に削除してください。',
  },
};
