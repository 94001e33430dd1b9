/** Base address of the API (S7.3). */
export const API_BASE = import.meta.env.VITE_API_BASE_URL ?? '/api';
