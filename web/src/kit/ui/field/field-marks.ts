import { createContext } from 'react';

/** True in a form that marks its required fields. Elsewhere the optional ones are marked. */
export const RequiredMarks = createContext(false);

/** True around a field whose value differs from the stored one. */
export const ChangedField = createContext(false);
