import type { standardsErrors } from '@ieum/contract';
import type { Messages } from '../../kit/http/messages.ts';

export const standardsMessages: Messages<typeof standardsErrors> = {
  'factory.standard_taken': {
    kr: '이미 있는 인증 규격이에요.',
    en: 'This standard is on the list already.',
    cn: '该认证标准已存在。',
    jp: 'この認証規格はすでに登録されています。',
  },
  'factory.standard_changed': {
    kr: '그사이 다른 운영자가 이 인증 규격을 바꿨어요. 새로 불러온 내용을 확인해 주세요.',
    en: 'Another operator has changed this standard in the meantime. Please look at it again.',
    cn: '其他运营人员已修改该认证标准，请查看最新内容。',
    jp: 'その間に別の運営者がこの認証規格を変更しました。最新の内容をご確認ください。',
  },
};
