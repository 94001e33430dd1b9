import type { TransportRequest } from './transport.ts';

/** Uploads by XMLHttpRequest, because `fetch` cannot report how much of a file has been sent. */
export const carryUpload = (url: string, form: FormData, { method, headers, signal, onProgress }: TransportRequest) =>
  new Promise<Response>((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method ?? 'POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('The upload got no answer'));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

const responseOf = ({ status, responseText }: XMLHttpRequest) =>
  // Some statuses forbid a body, even an empty one.
  new Response(responseText || null, { status });
