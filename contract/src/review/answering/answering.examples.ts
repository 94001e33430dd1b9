import type { Examples } from '../../kit/endpoint.ts';
import {
  attachment,
  commentId,
  draftDeclaration,
  formId,
  id,
  listed,
  personId,
  requestId,
  snapshotText,
  submitted,
} from '../record/declaration.examples.ts';
import type { answeringContract } from './answering.ts';

const idAndVersion = { id, version: 3 };

export const answeringExamples: Examples<typeof answeringContract> = {
  listOwnDeclarations: {
    input: { state: 'submitted', page: 1 },
    output: { rows: [listed], total: 1, can: { start: true } },
  },
  startDeclaration: { input: { requestId }, output: draftDeclaration },
  chooseSubject: { input: { ...idAndVersion, factoryId: formId }, output: { ...draftDeclaration, kind: 'factory' } },
  saveAnswers: {
    input: { id, answers: [{ key: 'employees', value: 43, was: 42 }] },
    output: { version: draftDeclaration.version, draft: draftDeclaration.draft, acts: draftDeclaration.acts },
  },
  attachFile: { input: { declarationId: id, path: 'attachments' }, output: attachment },
  detachFile: { input: { id: formId }, output: {} },
  previewDeclaration: { input: { id }, output: { snapshot: snapshotText, before: null } },
  askApproval: {
    input: { ...idAndVersion, memberId: personId, note: '보내기 전에 봐 주세요.' },
    output: draftDeclaration,
  },
  answerApproval: { input: { ...idAndVersion, isApproved: true, note: '확인했습니다.' }, output: draftDeclaration },
  withdrawApproval: { input: idAndVersion, output: draftDeclaration },
  submitDeclaration: { input: idAndVersion, output: submitted },
  recallDeclaration: { input: idAndVersion, output: draftDeclaration },
  removeDraft: { input: idAndVersion, output: {} },
  renewDeclaration: { input: { id }, output: { ...draftDeclaration, edition: 2 } },
  replyToComment: { input: { id: commentId, text: '11월 1일 기준입니다.' }, output: draftDeclaration },
};
