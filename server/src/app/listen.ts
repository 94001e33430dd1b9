import type { FastifyInstance } from 'fastify';
import type { Settings } from '../kit/settings.ts';
import { StartError } from '../kit/start-error.ts';

/**
 * Returns the one address that is printed and that links in mails use. A port that the system chose is known only after
 * it was opened.
 */
export const shownAddress = (opened: string, { port, publicUrl, apiServer }: Settings) =>
  port === 0 && apiServer === '/' ? opened : publicUrl;

/** Opens the port, or refuses with a sentence that tells the operator what to do. */
export const listen = async (server: FastifyInstance, { host, port }: Settings) => {
  try {
    return await server.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new StartError(`Port ${port} on ${host} is taken by another program; set PORT to a free one.`);
    }
    if (code === 'EACCES') throw new StartError(`Port ${port} may not be opened by this user; set PORT above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`HOST is "${host}", which is not an address of this machine.`);
    }
    throw error;
  }
};
