import type { importErrors } from '@ieum/contract';
import type { Messages } from '../../kit/http/messages.ts';

export const importMessages: Messages<typeof importErrors> = {
  'factory.import_elsewhere': {
    kr: '그사이 이 가져오기의 상태가 바뀌었어요. 지금 상태를 다시 확인해 주세요.',
    en: 'This import has moved on in the meantime. Please look at where it is now.',
    cn: '此次导入的状态在此期间已发生变化，请重新确认当前状态。',
    jp: 'その間にこのインポートの状態が変わりました。現在の状態をご確認ください。',
  },
  'factory.import_undecided': {
    kr: '비슷한 공장이 있는 행을 먼저 결정해 주세요.',
    en: 'First decide about the rows that look like another factory.',
    cn: '请先处理与其他工厂相似的行。',
    jp: 'よく似た工場がある行を先に決めてください。',
  },
  'factory.import_nothing': {
    kr: '가져올 행이 없어요. 오류를 고치거나 다른 파일을 올려 주세요.',
    en: 'There is no row to import. Fix the errors, or upload another file.',
    cn: '没有可导入的行。请修正错误或上传其他文件。',
    jp: 'インポートできる行がありません。エラーを直すか、別のファイルをアップロードしてください。',
  },
  'factory.import_crowded': {
    kr: '아직 읽고 있는 파일이 많아요. 잠시 뒤에 다시 올려 주세요.',
    en: 'Many files are still being read. Please upload it again in a moment.',
    cn: '仍有许多文件正在读取，请稍后再上传。',
    jp: 'まだ読み込み中のファイルが多くあります。しばらくしてからもう一度アップロードしてください。',
  },
};
