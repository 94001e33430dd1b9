import type { certificatesErrors } from '@ieum/contract';
import type { Messages } from '../../kit/http/messages.ts';

export const certificatesMessages: Messages<typeof certificatesErrors> = {
  'factory.certificate_changed': {
    kr: '그사이 다른 분이 이 인증서를 바꿨어요. 새로 불러온 내용을 확인해 주세요.',
    en: 'Somebody has changed this certificate in the meantime. Please look at it again.',
    cn: '在此期间有人修改了该证书，请查看最新内容。',
    jp: 'その間にほかの方がこの認証書を変更しました。最新の内容をご確認ください。',
  },
  'factory.certificate_replaced': {
    kr: '이미 새 인증서로 갱신되어 바꿀 수 없어요. 가장 최근 인증서를 열어 주세요.',
    en: 'This certificate has been renewed and stays as it was. Please open the latest one.',
    cn: '该证书已续期，内容不能再修改。请打开最新的证书。',
    jp: 'この認証書はすでに更新されているため、変更できません。最新の認証書を開いてください。',
  },
  'factory.certificate_revoked': {
    kr: '효력이 끝난 것으로 표시한 인증서예요. 먼저 효력을 되살려 주세요.',
    en: 'This certificate is marked as revoked. Please reinstate it first.',
    cn: '该证书已标记为失效，请先恢复其效力。',
    jp: 'この認証書は失効と記録されています。先に効力を戻してください。',
  },
  'factory.certificate_in_use': {
    kr: '이 인증서를 갱신한 새 인증서가 있어 지울 수 없어요.',
    en: 'A newer certificate follows this one, so it cannot be removed.',
    cn: '该证书已有后续证书，无法删除。',
    jp: 'この認証書を更新した新しい認証書があるため、削除できません。',
  },
  'factory.certificate_file': {
    kr: 'PDF나 사진(JPG, PNG, WebP) 파일만 올릴 수 있어요.',
    en: 'Only a PDF or a picture (JPG, PNG, WebP) can be taken.',
    cn: '只能上传 PDF 或图片（JPG、PNG、WebP）。',
    jp: 'PDFまたは画像（JPG、PNG、WebP）のみアップロードできます。',
  },
};
