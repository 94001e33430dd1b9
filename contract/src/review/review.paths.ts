const ROOT = '/supply-chain/review';
const ADMIN = '/admin/reviews';

export const reviewPaths = {
  home: () => ROOT,
  requests: () => `${ROOT}/requests`,
  ask: () => `${ROOT}/requests/new`,
  request: (id: string) => `${ROOT}/requests/${id}`,
  declarations: () => `${ROOT}/declarations`,
  queue: () => `${ROOT}/queue`,
  declaration: (id: string) => `${ROOT}/${id}`,
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
