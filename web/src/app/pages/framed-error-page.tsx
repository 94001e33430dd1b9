import { PublicFrame } from '../frame/public-frame.tsx';
import { ErrorPage } from './error-page.tsx';

/** Shows errors that occur before there is a layout to show them in. */
export const FramedErrorPage = () => (
  <PublicFrame>
    <ErrorPage />
  </PublicFrame>
);
