import type { answeringErrors, reviewRequestsErrors, reviewTemplatesErrors } from '@ieum/contract';
import type { Messages } from '../../kit/http/messages.ts';

export const requestsMessages: Messages<typeof reviewRequestsErrors> = {
  'review.due_past': {
    kr: '기한이 지난 날짜예요. 오늘이나 그 뒤의 날짜를 골라 주세요.',
    en: 'The due date is in the past. Please choose today or a later day.',
    cn: '截止日期已过，请选择今天或之后的日期。',
    jp: '期限が過去の日付です。今日以降の日付を選んでください。',
  },
  'review.not_supplier': {
    kr: '확인된 공급 관계가 있는 직접 협력사에만 요청할 수 있어요.',
    en: 'Only direct suppliers with a confirmed supply link can be asked.',
    cn: '只能向已确认供应关系的直接供应商提出请求。',
    jp: '確認済みの取引関係がある直接のサプライヤーにだけ依頼できます。',
  },
  'review.form_missing': {
    kr: '보낼 질문지를 골라 주세요. 발행한 질문지만 보낼 수 있어요.',
    en: 'Please choose a questionnaire. Only one that was published can be sent.',
    cn: '请选择要发送的问卷。只能发送已发布的问卷。',
    jp: '送る質問票を選んでください。公開済みの質問票だけを送れます。',
  },
  'review.period_missing': {
    kr: '대상 기간을 처음과 끝 순서에 맞게 정해 주세요.',
    en: 'Please say which period it is about, its first month before its last.',
    cn: '请按先后顺序填写对象期间的起止。',
    jp: '対象期間を、開始と終了の順に指定してください。',
  },
  'review.asked_already': {
    kr: '같은 내용을 이미 요청했고 아직 답을 기다리는 협력사가 있어요.',
    en: 'One of them has already been asked for the same and has not answered yet.',
    cn: '其中有供应商已收到相同的请求，尚未答复。',
    jp: '同じ内容を依頼済みで、回答待ちのサプライヤーがあります。',
  },
  'review.request_closed': {
    kr: '그사이 답했거나 거절 또는 취소된 요청이에요.',
    en: 'This request was answered, declined or taken back in the meantime.',
    cn: '该请求已被答复、拒绝或撤回。',
    jp: 'この依頼はその間に回答、辞退、または取り消されました。',
  },
  'review.reminded_today': {
    kr: '오늘은 이미 알렸어요. 하루에 한 번만 알릴 수 있어요.',
    en: 'They were reminded today already. It can be done once a day.',
    cn: '今天已经提醒过了，每天只能提醒一次。',
    jp: '今日はすでに通知しました。通知は1日1回までです。',
  },
};

export const templatesMessages: Messages<typeof reviewTemplatesErrors> = {
  'review.template_changed': {
    kr: '그사이 다른 분이 이 질문지를 바꿨어요. 바뀐 내용을 확인해 주세요.',
    en: 'Somebody has changed this questionnaire in the meantime. Please look at what has changed.',
    cn: '在此期间有人修改了该问卷，请查看改动。',
    jp: 'その間にほかの方がこの質問票を変更しました。変更内容をご確認ください。',
  },
  'review.templates_full': {
    kr: '질문지는 200개까지 만들 수 있어요. 쓰지 않는 질문지를 고쳐서 써 주세요.',
    en: 'A company can have up to 200 questionnaires. Please change one that is no longer in use.',
    cn: '最多可创建200份问卷，请修改不再使用的问卷。',
    jp: '質問票は200件まで作成できます。使っていない質問票を修正してご利用ください。',
  },
  'review.form_refused': {
    kr: '질문지에 고칠 곳이 있어요. 표시된 곳을 확인해 주세요.',
    en: 'Something in the questionnaire has to be corrected. Please look at the marked places.',
    cn: '问卷有需要更正之处，请查看标记的位置。',
    jp: '質問票に修正が必要な箇所があります。印の付いた箇所をご確認ください。',
  },
  'review.form_same': {
    kr: '마지막으로 발행한 뒤 바뀐 내용이 없어요.',
    en: 'Nothing was changed since it was last published.',
    cn: '自上次发布以来没有任何改动。',
    jp: '前回の公開から変更がありません。',
  },
};

export const answeringMessages: Messages<typeof answeringErrors> = {
  'review.declaration_changed': {
    kr: '그사이 다른 분이 이 신고서를 바꿨어요. 지금 상태를 확인해 주세요.',
    en: 'Somebody has changed this declaration in the meantime. Please look at how it stands now.',
    cn: '在此期间有人改动了该申报，请查看当前状态。',
    jp: 'その間にほかの方がこの申告書を変更しました。現在の状態をご確認ください。',
  },
  'review.act_impossible': {
    kr: '지금 상태에서는 할 수 없는 일이에요.',
    en: 'This cannot be done as it stands now.',
    cn: '当前状态下无法执行此操作。',
    jp: '現在の状態では実行できません。',
  },
  'review.answer_changed': {
    kr: '그사이 동료가 같은 질문에 답했어요. 두 답을 비교해 주세요. 아무것도 저장하지 않았어요.',
    en: 'A colleague has answered the same question in the meantime. Please compare both; nothing was saved.',
    cn: '在此期间同事已回答了同一问题，请比较两个答案。尚未保存任何内容。',
    jp: 'その間に同僚が同じ質問に回答しました。両方の回答をご確認ください。何も保存していません。',
  },
  'review.answers_refused': {
    kr: '질문에 맞지 않는 답이 있어요. 표시된 곳을 확인해 주세요. 아무것도 저장하지 않았어요.',
    en: 'An answer does not fit its question. Please look at the marked places; nothing was saved.',
    cn: '有答案与问题不符，请查看标记的位置。尚未保存任何内容。',
    jp: '質問に合わない回答があります。印の付いた箇所をご確認ください。何も保存していません。',
  },
  'review.field_closed': {
    kr: '보완을 요청받지 않은 항목은 바꿀 수 없어요.',
    en: 'Only what was asked to be changed can be changed.',
    cn: '只能修改被要求补正的项目。',
    jp: '差し戻しの対象でない項目は変更できません。',
  },
  'review.field_unknown': {
    kr: '이 신고서에 없는 항목이에요.',
    en: 'There is no such field in this declaration.',
    cn: '该申报中没有此项目。',
    jp: 'この申告書にない項目です。',
  },
  'review.answers_missing': {
    kr: '아직 답하지 않았거나 고쳐야 할 항목이 있어요. 표시된 곳을 확인해 주세요.',
    en: 'Something is still missing or has to be corrected. Please look at the marked places.',
    cn: '还有未填写或需要更正的项目，请查看标记的位置。',
    jp: '未回答または修正が必要な項目があります。印の付いた箇所をご確認ください。',
  },
  'review.subject_missing': {
    kr: '무엇에 대한 신고서인지 먼저 골라 주세요.',
    en: 'Please say first what the declaration is about.',
    cn: '请先选择申报对象。',
    jp: '先に申告書の対象を選んでください。',
  },
  'review.approval_pending': {
    kr: '동료의 확인을 기다리고 있거나, 확인받은 뒤 내용이 바뀌었어요.',
    en: 'A colleague’s approval is still open, or something was changed after it.',
    cn: '正在等待同事确认，或确认后内容有改动。',
    jp: '同僚の確認待ちか、確認後に内容が変更されています。',
  },
  'review.approver_unfit': {
    kr: '같은 회사에서 편집할 수 있는 다른 동료에게만 확인을 부탁할 수 있어요.',
    en: 'Only another colleague who may edit can be asked to approve.',
    cn: '只能请本公司其他有编辑权限的同事确认。',
    jp: '確認を依頼できるのは、編集権限のある自社のほかの方だけです。',
  },
  'review.renewed_already': {
    kr: '다음 판을 이미 작성하고 있어요.',
    en: 'The next edition is already being worked on.',
    cn: '下一版已在编写中。',
    jp: '次の版はすでに作成中です。',
  },
  'review.attachments_full': {
    kr: '파일은 50개까지 첨부할 수 있어요.',
    en: 'Up to 50 files can be attached.',
    cn: '最多可附加50个文件。',
    jp: '添付できるファイルは50件までです。',
  },
  'review.attachment_type': {
    kr: 'PDF, 사진(JPEG, PNG, WebP), 엑셀(XLSX)이나 CSV 파일만 올릴 수 있어요.',
    en: 'Only PDF, pictures (JPEG, PNG, WebP), XLSX and CSV files can be uploaded.',
    cn: '仅支持 PDF、图片（JPEG、PNG、WebP）、XLSX 和 CSV 文件。',
    jp: 'PDF、画像（JPEG・PNG・WebP）、XLSX、CSVファイルだけをアップロードできます。',
  },
  'review.attachment_sheet': {
    kr: '엑셀이나 CSV 파일을 열 수 없어요. 암호와 매크로 없이 XLSX나 UTF-8 CSV로 다시 저장해서 올려 주세요.',
    en: 'The spreadsheet cannot be opened. Save it again as XLSX or UTF-8 CSV, without a password or macros, and upload it.',
    cn: '无法打开该表格文件。请另存为不含密码和宏的 XLSX 或 UTF-8 CSV 后重新上传。',
    jp: '表計算ファイルを開けません。パスワードとマクロのないXLSXまたはUTF-8のCSVで保存し直してアップロードしてください。',
  },
  'review.file_gone': {
    kr: '답에 적힌 파일이 더 이상 없어요. 다시 첨부해 주세요.',
    en: 'A file that an answer names is not there any more. Please attach it again.',
    cn: '答案中所列的文件已不存在，请重新附加。',
    jp: '回答に記載されたファイルが見つかりません。もう一度添付してください。',
  },
};
