export { deleteAccessesBefore } from './access.store.ts';
