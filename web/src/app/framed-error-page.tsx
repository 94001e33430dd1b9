import { ErrorPage } from './error-page.tsx';
import { PublicFrame } from './public-frame.tsx';

/** For what fails before there is a layout to show it in. */
export const FramedErrorPage = () => (
  <PublicFrame>
    <ErrorPage />
  </PublicFrame>
);
