/** React moves it into the head. One string: a title must not have several children. */
export const PageTitle = ({ children }: { children: string }) => <title>{`${children} · Ieum`}</title>;
