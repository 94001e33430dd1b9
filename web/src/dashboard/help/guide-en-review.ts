import type { GuidePart } from './guide.ts';

export const reviewGuideEn: GuidePart[] = [
  {
    part: 'review',
    title: 'Requests and reviews',
    to: '/supply-chain/review',
    what: 'Answer your customers’ requests with a declaration about a factory, your supply chain, material flow, or a questionnaire.',
    steps: [
      'Under “Requests”, see who needs what and by when. If you can’t answer, decline and give a reason.',
      'Choose “Start answering”, or open the request under “To do”. The first unanswered question opens. What you entered before is already filled in, and changes are saved automatically.',
      'If a colleague should check it, ask for approval before you submit.',
      'Preview the declaration and submit it. Until the review starts, you can use “Recall” to take it back.',
      'If changes are requested, edit only the marked items and submit again.',
    ],
    next: 'An approval is valid for a set time, and we remind you before it expires. “Rejected” is final.',
    asked: [
      {
        question: 'If I change factory details later, does the declaration change too?',
        answer: 'No. A submitted declaration stays as it was. Your changes go into the next revision.',
      },
    ],
  },
  {
    part: 'reviewing',
    title: 'Review queue',
    to: '/supply-chain/review/queue',
    what: 'Declarations that suppliers submitted to your company. Those that have waited longest come first.',
    steps: [
      'Start with “Request declarations”: choose what you need, from whom and by when.',
      'For what you need again and again, choose an interval such as “Every quarter”. Requests are sent after each period, and “Recurring” shows who answered for which period.',
      'Open a declaration and read it. If it takes longer, choose “Start review” so that colleagues can see who is reviewing it.',
      'Add a comment where something needs to change. You can’t approve while there is a “Must change” comment.',
      'Finish with “Approve”, “Request changes” or “Reject”. The next declaration then opens. Press ? to see the keyboard shortcuts.',
    ],
    next: 'The supplier is notified right away, and all comments are kept. If two approvals are required, another colleague approves after you.',
  },
  {
    part: 'templates',
    title: 'Questionnaires',
    to: '/supply-chain/review/templates',
    what: 'Choose questions for your suppliers, or write your own.',
    steps: [
      'Send “Ready questionnaires” as they are. They cover conflict minerals, carbon border adjustment, forced labor and self-assessment.',
      'To edit one, make a copy. To start from scratch, choose “Create questionnaire”.',
      'Preview it and publish it. Nothing is sent to suppliers before you publish.',
    ],
    next: 'Publishing again creates a new version. Requests you already sent keep the version they were sent with.',
  },
  {
    part: 'actions',
    title: 'Corrective actions',
    to: '/supply-chain/review/actions',
    what: 'Track what needs to be fixed after a review or a risk flag until it is resolved.',
    steps: [
      'Choose “Start”, fix the problem, attach evidence and choose “Submit result”.',
      'If you need more time, choose “Request extension” and give a reason.',
      'When a partner submits a result, check the evidence and choose “Accept result” or “Request changes”.',
    ],
    next: 'We remind you before the due date. After that, your tasks show how many days late it is.',
  },
];
