import { AdminSidebar } from './admin-sidebar.tsx';
import { Shell } from './shell.tsx';

/** Layout of the operator's pages, with its own navigation (S2.7). */
export const AdminLayout = () => <Shell nav={<AdminSidebar />} />;
