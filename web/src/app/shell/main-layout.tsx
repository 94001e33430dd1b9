import { Shell } from './shell.tsx';

/** Layout of `/`: all pages of a signed-in supplier. */
export const MainLayout = () => <Shell />;
