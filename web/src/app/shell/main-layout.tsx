import { Shell } from './shell.tsx';

/** The layout of `/`: everything a signed-in supplier works with. */
export const MainLayout = () => <Shell />;
