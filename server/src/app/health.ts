import type { FastifyInstance } from 'fastify';

export type Health = { isReady: () => Promise<boolean> };

/** `/healthz`: the process answers. `/readyz`: it can do its work. Neither shows a stranger more. */
export const mountHealth = (server: FastifyInstance, { isReady }: Health) => {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
};
