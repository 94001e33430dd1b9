import type { factoryErrors } from '@ieum/contract';
import type { Messages } from '../kit/messages.ts';

export const factoryMessages: Messages<typeof factoryErrors> = {
  'factory.name_taken': {
    kr: '이미 등록된 공장 이름이에요.',
    en: 'A factory of this name is already registered.',
    cn: '该工厂名称已被登记。',
    jp: 'この工場名はすでに登録されています。',
  },
};
