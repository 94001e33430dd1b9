import { type Ref, useImperativeHandle, useRef } from 'react';

/** A ref for the component itself where the caller may want the same element: a form that puts the focus on it. */
export const useOwnRef = <T>(given: Ref<T> | undefined) => {
  const own = useRef<T>(null);
  // It is filled by the time React asks.
  useImperativeHandle(given, () => own.current as T);
  return own;
};
