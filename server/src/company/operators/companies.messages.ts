import type { operatorCompaniesErrors } from '@ieum/contract';
import type { Messages } from '../../kit/http/messages.ts';

export const operatorCompaniesMessages: Messages<typeof operatorCompaniesErrors> = {
  'company.state_changed': {
    kr: '그사이 회사의 상태가 바뀌었어요. 새로 불러온 내용을 확인해 주세요.',
    en: 'The company’s state has changed in the meantime. Please look at it again.',
    cn: '公司的状态已发生变化，请查看最新内容。',
    jp: 'その間に会社の状態が変わりました。最新の内容をご確認ください。',
  },
  'company.has_owner': {
    kr: '회사에 소유자가 있어요. 소유자를 바꾸는 일은 회사가 직접 할 수 있어요.',
    en: 'The company has an owner. Passing on ownership is for the company itself.',
    cn: '公司已有所有者，转让所有者权限应由公司自行操作。',
    jp: '会社には所有者がいます。所有者の変更は会社が自ら行えます。',
  },
};
