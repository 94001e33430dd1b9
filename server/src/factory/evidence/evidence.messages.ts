import type { evidenceErrors } from '@ieum/contract';
import type { Messages } from '../../kit/http/messages.ts';

export const evidenceMessages: Messages<typeof evidenceErrors> = {
  'factory.evidence_full': {
    kr: '공장 한 곳에 올릴 수 있는 사진과 증빙은 30개까지예요. 쓰지 않는 것을 지우고 다시 올려 주세요.',
    en: 'A factory can have up to 30 pictures and papers. Please remove one that is no longer needed and try again.',
    cn: '每家工厂最多可上传30个照片和证明文件。请先删除不需要的文件后再上传。',
    jp: '1つの工場に登録できる写真と証明書類は30件までです。不要なものを削除してから、もう一度アップロードしてください。',
  },
  'factory.evidence_type': {
    kr: 'PDF 파일이나 JPEG, PNG, WebP 사진만 올릴 수 있어요.',
    en: 'Only PDF files and JPEG, PNG or WebP pictures can be uploaded.',
    cn: '仅支持PDF文件以及JPEG、PNG、WebP图片。',
    jp: 'PDFファイル、またはJPEG・PNG・WebPの画像だけをアップロードできます。',
  },
};
