import { Shell } from './shell.tsx';

/** The operator's layout stands beside the main one; what only it has comes with the operator's screens. */
export const AdminLayout = () => <Shell />;
