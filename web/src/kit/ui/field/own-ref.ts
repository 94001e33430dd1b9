import { type Ref, useImperativeHandle, useRef } from 'react';

/** Returns a ref for the component itself when the caller may need the same element, such as a form that focuses it. */
export const useOwnRef = <T>(callerRef: Ref<T> | undefined) => {
  const own = useRef<T>(null);
  // The ref is filled by the time React calls this.
  useImperativeHandle(callerRef, () => own.current as T);
  return own;
};
