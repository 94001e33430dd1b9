import { AdminSidebar } from './admin-sidebar.tsx';
import { Shell } from './shell.tsx';

/** The operator's layout stands beside the main one, with ways of its own (S2.7). */
export const AdminLayout = () => <Shell nav={<AdminSidebar />} />;
