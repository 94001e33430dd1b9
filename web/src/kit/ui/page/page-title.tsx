/**
 * Sets the title of the browser tab. React moves it into the head. It is one string, because a title must not have
 * several children.
 */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · Ieum`}</title>;
