import type { Examples } from '../../kit/endpoint.ts';
import {
  attachment,
  commentId,
  drafted,
  formId,
  handedIn,
  id,
  listed,
  personId,
  requestId,
  snapshotText,
} from '../record/declaration.examples.ts';
import type { answeringContract } from './answering.ts';

const idAndVersion = { id, version: 3 };

export const answeringExamples: Examples<typeof answeringContract> = {
  listOwnDeclarations: {
    input: { state: 'submitted', page: 1 },
    output: { rows: [listed], total: 1, can: { start: true } },
  },
  startDeclaration: { input: { requestId }, output: drafted },
  chooseSubject: { input: { ...idAndVersion, factoryId: formId }, output: { ...drafted, kind: 'factory' } },
  saveAnswers: {
    input: { id, answers: [{ key: 'employees', value: 43, was: 42 }] },
    output: { version: drafted.version, draft: drafted.draft, acts: drafted.acts },
  },
  attachFile: { input: { declarationId: id, path: 'attachments' }, output: attachment },
  detachFile: { input: { id: formId }, output: {} },
  previewDeclaration: { input: { id }, output: { snapshot: snapshotText, before: null } },
  askApproval: { input: { ...idAndVersion, memberId: personId, note: '보내기 전에 봐 주세요.' }, output: drafted },
  answerApproval: { input: { ...idAndVersion, isApproved: true, note: '확인했습니다.' }, output: drafted },
  withdrawApproval: { input: idAndVersion, output: drafted },
  submitDeclaration: { input: idAndVersion, output: handedIn },
  recallDeclaration: { input: idAndVersion, output: drafted },
  removeDraft: { input: idAndVersion, output: {} },
  renewDeclaration: { input: { id }, output: { ...drafted, edition: 2 } },
  replyToComment: { input: { id: commentId, text: '11월 1일 기준입니다.' }, output: drafted },
};
