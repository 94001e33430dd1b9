import { expect, it } from 'vitest';
import type { Endpoint } from '../kit/endpoint.ts';
import { reviewContract } from './slice.ts';

const endpoints = Object.entries<Endpoint>(reviewContract);

it('S6.2 opens each endpoint of reviews to exactly these callers', () => {
  const table = endpoints.map(([name, { access, method, path }]) =>
    [[access].flat().join('+').padEnd(14), method.padEnd(6), path, name].join(' '),
  );
  expect(table.sort()).toMatchInlineSnapshot(`
    [
      "public         POST   /review/check checkHash",
      "supplier       DELETE /review/action-evidence/:id removeActionEvidence",
      "supplier       DELETE /review/attachments/:id detachFile",
      "supplier       DELETE /review/declarations/:id removeDraft",
      "supplier       DELETE /review/declarations/:id/approval withdrawApproval",
      "supplier       GET    /review/declarations listOwnDeclarations",
      "supplier       GET    /review/declarations/:id/preview previewDeclaration",
      "supplier       GET    /review/requests listReviewRequests",
      "supplier       GET    /review/requests/:id getReviewRequest",
      "supplier       GET    /review/suppliers listReviewSuppliers",
      "supplier       GET    /review/templates listReviewTemplates",
      "supplier       GET    /review/templates/:id getReviewTemplate",
      "supplier       PATCH  /review/declarations/:id/answers saveAnswers",
      "supplier       POST   /review/action-evidence addActionEvidence",
      "supplier       POST   /review/attachments attachFile",
      "supplier       POST   /review/comments/:id/replies replyToComment",
      "supplier       POST   /review/declarations startDeclaration",
      "supplier       POST   /review/declarations/:id/approval askApproval",
      "supplier       POST   /review/declarations/:id/approval/answer answerApproval",
      "supplier       POST   /review/declarations/:id/recall recallDeclaration",
      "supplier       POST   /review/declarations/:id/renew renewDeclaration",
      "supplier       POST   /review/declarations/:id/submit submitDeclaration",
      "supplier       POST   /review/requests askForDeclarations",
      "supplier       POST   /review/requests/:id/cancel cancelReviewRequest",
      "supplier       POST   /review/requests/:id/decline declineReviewRequest",
      "supplier       POST   /review/requests/:id/remind remindReviewRequest",
      "supplier       POST   /review/templates addReviewTemplate",
      "supplier       POST   /review/templates/:id/publish publishReviewTemplate",
      "supplier       PUT    /review/declarations/:id/subject chooseSubject",
      "supplier       PUT    /review/requests/:id/due changeReviewDue",
      "supplier       PUT    /review/templates/:id updateReviewTemplate",
      "supplier       PUT    /review/templates/:id/retired retireReviewTemplate",
      "supplier+admin DELETE /review/comments/:id removeComment",
      "supplier+admin DELETE /review/phrases/:id removePhrase",
      "supplier+admin GET    /review/actions listActions",
      "supplier+admin GET    /review/actions/:id getAction",
      "supplier+admin GET    /review/declarations/:id getDeclaration",
      "supplier+admin GET    /review/declarations/:id/events listDeclarationEvents",
      "supplier+admin GET    /review/declarations/:id/file exportDeclaration",
      "supplier+admin GET    /review/declarations/:id/rounds/:round getReviewRound",
      "supplier+admin GET    /review/files/:id getReviewFile",
      "supplier+admin GET    /review/phrases listPhrases",
      "supplier+admin GET    /review/queue listReviewQueue",
      "supplier+admin POST   /review/actions openAction",
      "supplier+admin POST   /review/actions/:id/extension askExtension",
      "supplier+admin POST   /review/actions/:id/extension/answer answerExtension",
      "supplier+admin POST   /review/actions/:id/moves moveAction",
      "supplier+admin POST   /review/approvals approveDeclarations",
      "supplier+admin POST   /review/declarations/:id/approve approveDeclaration",
      "supplier+admin POST   /review/declarations/:id/comments addComment",
      "supplier+admin POST   /review/declarations/:id/reject rejectDeclaration",
      "supplier+admin POST   /review/declarations/:id/release releaseReview",
      "supplier+admin POST   /review/declarations/:id/return returnDeclaration",
      "supplier+admin POST   /review/declarations/:id/take takeReview",
      "supplier+admin POST   /review/phrases addPhrase",
      "supplier+admin PUT    /review/actions/:id/owner assignAction",
      "supplier+admin PUT    /review/comments/:id changeComment",
      "supplier+admin PUT    /review/phrases/:id updatePhrase",
    ]
  `);
});
