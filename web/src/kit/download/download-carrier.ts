import type { TransportRequest } from '../api/transport.ts';

/** Fetches a file and reports how much of it has arrived. The total is known only for a file that the server has stored. */
export const carryDownload = async (url: string, { onReceived, ...request }: TransportRequest) => {
  const response = await fetch(url, request);
  if (!response.ok || !response.body) return response;
  const { status, headers } = response;
  const total = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    onReceived?.(received, total || undefined);
  }
  return new Response(new Blob(parts), { status, headers });
};
