import type { errorStatus, Sentence } from '@ieum/contract';

/** A missing code or language is a compile error. */
export type Messages<Codes extends object> = Record<keyof Codes, Sentence>;

type KitCode = `${'request' | 'session' | 'access' | 'server'}.${string}` & keyof typeof errorStatus;

export const kitMessages: Record<KitCode, Sentence> = {
  'request.invalid': {
    kr: '입력한 내용을 다시 확인해 주세요.',
    en: 'Please check what you entered.',
    cn: '请检查您输入的内容。',
    jp: '入力内容をご確認ください。',
  },
  'request.malformed': {
    kr: '요청을 읽을 수 없어요. 보낸 형식을 확인해 주세요.',
    en: 'The request could not be read. Please check its format.',
    cn: '无法读取该请求，请检查发送的格式。',
    jp: 'リクエストを読み取れませんでした。送信形式をご確認ください。',
  },
  'request.too_deep': {
    kr: '보낸 내용이 너무 여러 겹으로 되어 있어요.',
    en: 'What was sent is nested too deeply.',
    cn: '发送的内容嵌套层级过深。',
    jp: '送信された内容の階層が深すぎます。',
  },
  'request.too_large': {
    kr: '보낸 내용이 너무 커요.',
    en: 'What was sent is too large.',
    cn: '发送的内容过大。',
    jp: '送信された内容が大きすぎます。',
  },
  'request.unsupported_type': {
    kr: '받을 수 없는 형식이에요.',
    en: 'This type of content is not accepted.',
    cn: '不支持该内容类型。',
    jp: 'この形式の内容は受け付けていません。',
  },
  'request.too_many': {
    kr: '시도가 너무 많았어요. 잠시 기다린 뒤 다시 시도해 주세요.',
    en: 'There were too many attempts. Please wait a while and try again.',
    cn: '尝试次数过多，请稍候再试。',
    jp: '試行回数が多すぎます。しばらく待ってからもう一度お試しください。',
  },
  'request.timeout': {
    kr: '요청을 다 받기 전에 시간이 지났어요. 다시 시도해 주세요.',
    en: 'The request took too long to arrive. Please try again.',
    cn: '请求接收超时，请重试。',
    jp: 'リクエストの受信に時間がかかりすぎました。もう一度お試しください。',
  },
  'request.not_found': {
    kr: '요청한 주소를 찾을 수 없어요.',
    en: 'There is nothing at this address.',
    cn: '找不到所请求的地址。',
    jp: 'お探しのアドレスは見つかりません。',
  },
  'request.conflict': {
    kr: '다른 정보와 겹쳐서 저장하지 못했어요.',
    en: 'This conflicts with something already stored.',
    cn: '与已有的信息冲突，无法保存。',
    jp: '既存の情報と重なるため、保存できませんでした。',
  },
  'request.key_reused': {
    kr: '같은 요청 키로 다른 내용이 이미 전송되었어요. 새 키로 다시 보내 주세요.',
    en: 'This request key was used for something else before. Please send it again with a new key.',
    cn: '该请求键已用于其他内容，请使用新的键重新发送。',
    jp: 'このリクエストキーは別の内容ですでに使われています。新しいキーでもう一度送信してください。',
  },
  'request.in_progress': {
    kr: '같은 요청을 아직 처리하고 있어요. 잠시 후 다시 확인해 주세요.',
    en: 'The same request is still being worked on. Please check again shortly.',
    cn: '相同的请求仍在处理中，请稍后再查看。',
    jp: '同じリクエストを処理しています。しばらくしてからもう一度ご確認ください。',
  },
  'session.required': {
    kr: '로그인이 필요해요.',
    en: 'Please sign in.',
    cn: '请先登录。',
    jp: 'ログインしてください。',
  },
  'session.password_needed': {
    kr: '비밀번호를 한 번 더 확인해 주세요.',
    en: 'Please confirm your password.',
    cn: '请再次确认您的密码。',
    jp: 'パスワードをもう一度確認してください。',
  },
  'access.denied': {
    kr: '이 작업을 할 권한이 없어요.',
    en: 'You are not allowed to do this.',
    cn: '您没有执行此操作的权限。',
    jp: 'この操作を行う権限がありません。',
  },
  'server.unexpected': {
    kr: '알 수 없는 오류가 발생했어요. 관리자에게 문의해 주세요.',
    en: 'An unknown error occurred. Please contact the administrator.',
    cn: '发生未知错误，请联系管理员。',
    jp: '不明なエラーが発生しました。管理者にお問い合わせください。',
  },
  'server.unavailable': {
    kr: '지금은 처리할 수 없어요. 잠시 후 다시 시도해 주세요.',
    en: 'This cannot be done right now. Please try again shortly.',
    cn: '暂时无法处理，请稍后再试。',
    jp: 'ただいま処理できません。しばらくしてからもう一度お試しください。',
  },
  'server.disk_full': {
    kr: '저장 공간이 가득 차서 저장하지 못했어요. 관리자에게 알려 주세요.',
    en: 'The storage is full, so nothing was saved. Please tell the administrator.',
    cn: '存储空间已满，未能保存。请联系管理员。',
    jp: '保存領域がいっぱいのため、保存できませんでした。管理者にお知らせください。',
  },
};
