import { defineMail } from '../../notice/mail/template.ts';

/** Goes to the address of a new account after sign-up. */
export const confirmEmail = defineMail<{ name: string; url: string }>({
  kr: {
    subject: '이메일 주소를 확인해 주세요',
    paragraphs: [
      '이음에 가입해 주셔서 고맙습니다.',
      '아래 버튼을 눌러 이 주소가 맞는지 확인해 주세요. 확인을 마쳐야 자료를 제출하고 다른 회사를 초대할 수 있어요.',
      '링크는 3일 동안 쓸 수 있어요. 가입한 적이 없다면 이 메일을 무시해 주세요.',
    ],
    action: '이메일 확인하기',
  },
  en: {
    subject: 'Confirm your e-mail address',
    paragraphs: [
      'Thank you for signing up to Ieum.',
      'Please confirm that this address is yours. You need to do so before you can submit information or invite other companies.',
      'The link works for 3 days. If you did not sign up, please ignore this e-mail.',
    ],
    action: 'Confirm e-mail',
  },
  cn: {
    subject: '请确认您的电子邮箱',
    paragraphs: [
      '感谢您注册 Ieum。',
      '请点击下方按钮，确认此邮箱属于您本人。完成确认后，您才能提交资料并邀请其他公司。',
      '链接 3 天内有效。如果您没有注册过，请忽略此邮件。',
    ],
    action: '确认邮箱',
  },
  jp: {
    subject: 'メールアドレスのご確認をお願いします',
    paragraphs: [
      'Ieum にご登録いただき、ありがとうございます。',
      '下のボタンを押して、このメールアドレスがご本人のものであることをご確認ください。確認が済むと、資料の提出や他社の招待ができるようになります。',
      'リンクの有効期間は 3 日間です。登録した覚えがない場合は、このメールを無視してください。',
    ],
    action: 'メールアドレスを確認する',
  },
});

/** Goes to the new address: only a person who reads that mailbox can finish the change. */
export const confirmNewEmail = defineMail<{ name: string; url: string; newEmail: string }>({
  kr: {
    subject: '새 이메일 주소를 확인해 주세요',
    paragraphs: [
      '계정의 이메일을 이 주소로 바꾸고 싶다는 요청을 받았어요. 아래 버튼을 누르면 바뀌어요.',
      '버튼을 누르기 전까지는 지금 쓰는 이메일로 로그인해 주세요.',
      '요청한 적이 없다면 이 메일을 무시해 주세요. 아무것도 바뀌지 않아요.',
    ],
    action: '새 이메일 확인하기',
  },
  en: {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'We received a request to change the e-mail of your account to this address. Use the button below to make the change.',
      'Until then, please keep signing in with your current e-mail.',
      'If it was not you, please ignore this e-mail. Nothing will change.',
    ],
    action: 'Confirm new e-mail',
  },
  cn: {
    subject: '请确认您的新邮箱',
    paragraphs: [
      '我们收到了将您账号的邮箱更改为此地址的请求。点击下方按钮后，更改即可生效。',
      '在此之前，请继续使用目前的邮箱登录。',
      '如果不是您本人操作，请忽略此邮件，不会有任何更改。',
    ],
    action: '确认新邮箱',
  },
  jp: {
    subject: '新しいメールアドレスのご確認をお願いします',
    paragraphs: [
      'アカウントのメールアドレスをこのアドレスに変更するご依頼を受け付けました。下のボタンを押すと変更されます。',
      'それまでは、現在のメールアドレスでログインしてください。',
      'お心当たりがない場合は、このメールを無視してください。何も変更されません。',
    ],
    action: '新しいメールアドレスを確認する',
  },
});

/** Goes to the old address, which stays valid until the new one is confirmed. */
export const emailChangeAsked = defineMail<{ name: string; newEmailMasked: string; at: Date }>({
  kr: {
    subject: '이메일 변경 요청을 받았어요',
    paragraphs: [
      '계정의 이메일을 아래 주소로 바꾸고 싶다는 요청을 받았어요. 새 주소에서 확인을 마치면 바뀌어요.',
      '직접 요청한 것이 아니라면 바로 비밀번호를 바꾸고 관리자에게 문의해 주세요.',
    ],
  },
  en: {
    subject: 'A change of your e-mail was requested',
    paragraphs: [
      'We received a request to change the e-mail of your account to the address below. It changes once the new address has been confirmed.',
      'If it was not you, please change your password right away and contact the administrator.',
    ],
  },
  cn: {
    subject: '我们收到了更改邮箱的请求',
    paragraphs: [
      '我们收到了将您账号的邮箱更改为以下地址的请求。新邮箱完成确认后，更改即可生效。',
      '如果不是您本人操作，请立即更改密码并联系管理员。',
    ],
  },
  jp: {
    subject: 'メールアドレス変更のご依頼を受け付けました',
    paragraphs: [
      'アカウントのメールアドレスを下記のアドレスに変更するご依頼を受け付けました。新しいアドレスでの確認が済むと変更されます。',
      'お心当たりがない場合は、すぐにパスワードを変更し、管理者にお問い合わせください。',
    ],
  },
});

/** Goes to the old address as the last mail. */
export const emailChanged = defineMail<{ name: string; newEmailMasked: string; at: Date }>({
  kr: {
    subject: '이메일이 바뀌었어요',
    paragraphs: [
      '계정의 이메일이 아래 주소로 바뀌었어요. 이제 새 주소로 로그인해 주세요.',
      '직접 바꾼 것이 아니라면 바로 관리자에게 문의해 주세요.',
    ],
  },
  en: {
    subject: 'Your e-mail was changed',
    paragraphs: [
      'The e-mail of your account was changed to the address below. Please sign in with it from now on.',
      'If it was not you, please contact the administrator right away.',
    ],
  },
  cn: {
    subject: '您的邮箱已更改',
    paragraphs: ['您账号的邮箱已更改为以下地址。今后请使用新邮箱登录。', '如果不是您本人操作，请立即联系管理员。'],
  },
  jp: {
    subject: 'メールアドレスが変更されました',
    paragraphs: [
      'アカウントのメールアドレスが下記のアドレスに変更されました。今後は新しいメールアドレスでログインしてください。',
      'お心当たりがない場合は、すぐに管理者にお問い合わせください。',
    ],
  },
});

/** Warns the owner: somebody entered the right name and phone, and saw a masked address and nothing else. */
export const emailLookedUp = defineMail<{ name: string; at: Date; address: string }>({
  kr: {
    subject: '누군가 이메일 찾기를 이용했어요',
    paragraphs: [
      '이메일 찾기 화면에 이 계정의 이름과 전화번호가 입력됐어요. 화면에는 일부를 가린 이메일만 보여 줬고, 다른 정보는 알려 주지 않았어요.',
      '직접 찾은 것이라면 아무것도 하지 않아도 돼요.',
      '직접 찾은 것이 아니라면 이름과 전화번호를 아는 사람이 시도했을 수 있어요. 이런 메일이 이어지면 관리자에게 문의해 주세요.',
    ],
  },
  en: {
    subject: 'Someone used Find e-mail for your account',
    paragraphs: [
      'The name and phone number of your account were entered in Find e-mail. Only a masked e-mail was shown, and nothing else.',
      'If it was you, there is nothing to do.',
      'If it was not you, someone who knows your name and phone number may have tried. If such e-mails keep coming, please contact the administrator.',
    ],
  },
  cn: {
    subject: '有人使用了找回邮箱功能',
    paragraphs: [
      '有人在找回邮箱页面输入了您账号的姓名和手机号码。页面只显示了部分隐藏的邮箱，没有透露其他信息。',
      '如果是您本人操作，则无需处理。',
      '如果不是您本人操作，可能是知道您姓名和手机号码的人进行了尝试。若持续收到此类邮件，请联系管理员。',
    ],
  },
  jp: {
    subject: 'メールアドレスの検索が行われました',
    paragraphs: [
      '「メールアドレスを探す」で、お客様のアカウントの氏名と電話番号が入力されました。画面には一部を伏せたメールアドレスだけが表示され、ほかの情報は表示されていません。',
      'ご本人による操作の場合は、何もする必要はありません。',
      'お心当たりがない場合は、氏名と電話番号を知っている人が試した可能性があります。このようなメールが続くときは、管理者にお問い合わせください。',
    ],
  },
});
