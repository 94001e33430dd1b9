import type { documentErrors } from '@ieum/contract';
import type { Messages } from '../kit/http/messages.ts';

export const documentMessages: Messages<typeof documentErrors> = {
  'document.missing': {
    kr: '파일을 함께 보내 주세요.',
    en: 'Please send the file along.',
    cn: '请一并上传文件。',
    jp: 'ファイルを添付してください。',
  },
  'document.gone': {
    kr: '파일이 저장소에 없어요. 관리자에게 알려 주세요.',
    en: 'The file is missing from the storage. Please tell the administrator.',
    cn: '存储中找不到该文件，请联系管理员。',
    jp: 'ファイルが保存先に見つかりません。管理者にお知らせください。',
  },
  'document.too_large': {
    kr: '파일이 너무 커요. 10MB까지 올릴 수 있어요.',
    en: 'The file is too large. It may have up to 10 MB.',
    cn: '文件过大，最大支持10MB。',
    jp: 'ファイルが大きすぎます。10MBまでアップロードできます。',
  },
  'document.not_pdf': {
    kr: 'PDF 파일이 아니에요. PDF로 저장하고 이름이 .pdf로 끝나는 파일을 올려 주세요.',
    en: 'This is not a PDF file. Please upload one that is saved as PDF and whose name ends in .pdf.',
    cn: '这不是 PDF 文件，请上传以 PDF 格式保存且文件名以 .pdf 结尾的文件。',
    jp: 'PDFファイルではありません。PDFで保存し、ファイル名が.pdfで終わるファイルをアップロードしてください。',
  },
  'document.damaged': {
    kr: 'PDF 파일이 손상되어 열 수 없어요. 다시 저장하거나 스캔해서 올려 주세요.',
    en: 'The PDF is damaged and cannot be opened. Please save or scan it again.',
    cn: 'PDF文件已损坏，无法打开。请重新保存或扫描后上传。',
    jp: 'PDFファイルが壊れていて開けません。保存またはスキャンし直してアップロードしてください。',
  },
  'document.encrypted': {
    kr: '암호가 걸린 PDF는 받을 수 없어요. 암호를 풀고 다시 올려 주세요.',
    en: 'A PDF that is protected by a password cannot be accepted. Please remove the protection and upload it again.',
    cn: '无法接收加密的PDF。请解除密码保护后重新上传。',
    jp: 'パスワードで保護されたPDFは受け付けられません。保護を解除してもう一度アップロードしてください。',
  },
  'document.active_content': {
    kr: '스크립트나 첨부 파일이 들어 있는 PDF는 받을 수 없어요. 인쇄하듯 PDF로 다시 저장해서 올려 주세요.',
    en: 'A PDF that contains scripts or attachments cannot be accepted. Please print it to a new PDF and upload that.',
    cn: '无法接收含有脚本或附件的PDF。请重新“打印”为PDF后上传。',
    jp: 'スクリプトや添付ファイルを含むPDFは受け付けられません。印刷と同じ手順でPDFに保存し直してアップロードしてください。',
  },
  'document.too_complex': {
    kr: 'PDF 안의 내용이 너무 많아 확인할 수 없어요. 필요한 쪽만 담아 다시 올려 주세요.',
    en: 'There is too much in this PDF to check it. Please upload only the pages that are needed.',
    cn: '该PDF内容过多，无法检查。请只上传需要的页面。',
    jp: 'PDFの内容が多すぎて確認できません。必要なページだけをアップロードしてください。',
  },
  'document.not_picture': {
    kr: 'JPEG, PNG, WebP 사진만 올릴 수 있어요.',
    en: 'Only JPEG, PNG and WebP pictures can be uploaded.',
    cn: '仅支持JPEG、PNG、WebP格式的图片。',
    jp: 'JPEG・PNG・WebPの画像だけをアップロードできます。',
  },
};
