import { type Input, type OpenedMail, outboxContract } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useOperation } from '../../kit/api/use-change.ts';

const api = connect(outboxContract);

export const outboxQueries = {
  list: (input: Input<typeof outboxContract.listMails>) => query(api.listMails, input, { staleTime: 0 }),
  /** Dropped from the cache on closing: a mail may contain a key to an account, and the server records each opening. */
  mail: (id: string) =>
    query(api.getMail, { id }, { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, throwOnError: false }),
};

export const useSendMailAgain = () => {
  const client = useQueryClient();
  return useOperation(api.sendMailAgain, {
    onSuccess: (mail) => {
      const { queryKey } = outboxQueries.mail(mail.id);
      client.setQueryData(
        queryKey,
        (opened?: OpenedMail) => opened && { ...opened, ...mail, can: { sendAgain: false } },
      );
    },
  });
};
