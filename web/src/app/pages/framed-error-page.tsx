import { PublicFrame } from '../frame/public-frame.tsx';
import { ErrorPage } from './error-page.tsx';

/** For what fails before there is a layout to show it in. */
export const FramedErrorPage = () => (
  <PublicFrame>
    <ErrorPage />
  </PublicFrame>
);
