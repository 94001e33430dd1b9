const ROOT = '/supply-chain/review';
const ADMIN = '/admin/reviews';

export const reviewPaths = {
  home: () => ROOT,
  requests: () => `${ROOT}/requests`,
  ask: () => `${ROOT}/requests/new`,
  /** Opens the form for a new request with this questionnaire chosen. */
  askBy: (form: string) => `${ROOT}/requests/new?form=${form}`,
  /** Opens the form for a new request of this kind to one partner. */
  askOf: (choice: { kind: string; company: string }) => `${ROOT}/requests/new?${new URLSearchParams(choice)}`,
  /** Opens the form for a new request of this kind. */
  askFor: (kind: string) => `${ROOT}/requests/new?kind=${kind}`,
  request: (id: string) => `${ROOT}/requests/${id}`,
  /** Opens the form for a new request with this interval chosen. */
  askEvery: (every: string) => `${ROOT}/requests/new?every=${every}`,
  series: () => `${ROOT}/requests/series`,
  oneSeries: (id: string) => `${ROOT}/requests/series/${id}`,
  editSeries: (id: string) => `${ROOT}/requests/series/${id}/edit`,
  /** Leads to the answer of a request, which it starts if nobody has. */
  answer: (id: string) => `${ROOT}/requests/${id}/answer`,
  declarations: () => `${ROOT}/declarations`,
  queue: () => `${ROOT}/queue`,
  declaration: (id: string) => `${ROOT}/${id}`,
  /** Opens a draft at its first open question, or at the approval that a colleague asks for. */
  draft: (id: string, at: 'next' | 'approval') => `${ROOT}/${id}?at=${at}`,
  preview: (id: string) => `${ROOT}/${id}/preview`,
  round: (id: string, round: number | ':round') => `${ROOT}/${id}/rounds/${round}`,
  print: (id: string) => `${ROOT}/${id}/print`,
  templates: () => `${ROOT}/templates`,
  template: (id: string) => `${ROOT}/templates/${id}`,
  actions: () => `${ROOT}/actions`,
  action: (id: string) => `${ROOT}/actions/${id}`,
  check: () => '/check',
  adminQueue: () => ADMIN,
  adminReview: (id: string) => `${ADMIN}/${id}`,
  adminAction: (id: string) => `${ADMIN}/actions/${id}`,
};
