const PARTS = {
  review: [
    ...['act', 'bulk', 'changes.kind', 'check', 'decision', 'done', 'event', 'filter.dueIn', 'group', 'kind'],
    ...['refusal', 'row', 'severity', 'severityHelp', 'show', 'state'],
  ],
  declaration: [
    ...['act', 'approval', 'ask', 'conflict', 'dialog', 'done', 'filter', 'home', 'kindHelp', 'offered'],
    ...['part', 'problem', 'request', 'requests', 'requestState', 'subject', 'waits'],
  ],
  questionnaire: ['changes', 'kind', 'known', 'part', 'problem', 'ready.about', 'saving', 'state'],
  task: ['act', 'dialog', 'done', 'event', 'filter', 'problem', 'state'],
};

/** Words of reviews whose keys are put together while the program runs. */
export const REVIEW_KEYS = Object.entries(PARTS).flatMap(([name, parts]) => parts.map((part) => `${name}:${part}.`));
