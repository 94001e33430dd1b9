import type { factoryErrors } from '@ieum/contract';
import type { Messages } from '../kit/http/messages.ts';

export const factoryMessages: Messages<typeof factoryErrors> = {
  'factory.looks_alike': {
    kr: '같은 공장으로 보이는 정보가 이미 있어요. 다른 공장이라면 그대로 등록해 주세요.',
    en: 'There is already a factory that looks like this one. If it is another one, register it anyway.',
    cn: '已有一家看起来相同的工厂。如果不是同一家，请继续登记。',
    jp: '同じ工場と思われる情報がすでにあります。別の工場であれば、そのまま登録してください。',
  },
  'factory.code_taken': {
    kr: '이 코드를 쓰는 공장이 이미 있어요.',
    en: 'Another factory already has this code.',
    cn: '已有工厂使用此代码。',
    jp: 'このコードはほかの工場で使われています。',
  },
  'factory.changed_meanwhile': {
    kr: '그사이 다른 분이 이 공장의 정보를 바꿨어요. 바뀐 내용을 확인해 주세요.',
    en: 'Somebody has changed this factory in the meantime. Please look at what has changed.',
    cn: '在此期间有人修改了该工厂的信息，请查看改动。',
    jp: 'その間にほかの方がこの工場の情報を変更しました。変更内容をご確認ください。',
  },
  'factory.in_use': {
    kr: '사용 중인 공장은 지울 수 없어요. 문을 닫았다면 ‘폐쇄’로 바꿔 주세요.',
    en: 'A factory that is in use cannot be removed. If it has shut down, mark it as closed.',
    cn: '使用中的工厂无法删除。如已停产，请将其标记为“已关闭”。',
    jp: '使用中の工場は削除できません。閉鎖した場合は「閉鎖」に変更してください。',
  },
};
