import type { codesErrors } from '@ieum/contract';
import type { Messages } from '../../kit/http/messages.ts';

export const codeListsMessages: Messages<typeof codesErrors> = {
  'factory.list_unreadable': {
    kr: '코드 목록으로 읽을 수 없는 파일이에요. JSON이나 CSV 파일인지 확인해 주세요.',
    en: 'This file cannot be read as a list of codes. Please check that it is JSON or CSV.',
    cn: '无法将该文件读取为代码表，请确认是 JSON 或 CSV 文件。',
    jp: 'コード表として読み取れないファイルです。JSON または CSV かどうかをご確認ください。',
  },
  'factory.list_wrong': {
    kr: '목록에 고칠 곳이 있어서 불러오지 않았어요. 표시된 줄을 확인해 주세요.',
    en: 'The list has mistakes, so nothing was loaded. Please look at the rows named.',
    cn: '代码表中有错误，未导入任何内容。请查看标出的行。',
    jp: '一覧に誤りがあるため、読み込みませんでした。示された行をご確認ください。',
  },
};
