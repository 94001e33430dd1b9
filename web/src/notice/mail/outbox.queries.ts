import { type Input, type OpenedMail, outboxContract } from '@ieum/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';

const api = connect(outboxContract);

const ALL = ['outbox'] as const;
const LISTS = [...ALL, 'list'] as const;

export const outboxQueries = {
  list: (input: Input<typeof outboxContract.listMails>) =>
    queryOptions({
      queryKey: [...LISTS, input],
      queryFn: () => api.listMails(input),
      staleTime: 0,
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  /** Dropped from the cache on closing: a mail may contain a key to an account, and the server records each opening. */
  mail: (id: string) =>
    queryOptions({
      queryKey: [...ALL, 'mail', id],
      queryFn: () => api.getMail({ id }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      throwOnError: false,
    }),
};

export const useSendMailAgain = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<typeof outboxContract.sendMailAgain>) => api.sendMailAgain(input),
    onSuccess: (mail) => {
      const { queryKey } = outboxQueries.mail(mail.id);
      client.setQueryData(
        queryKey,
        (opened?: OpenedMail) => opened && { ...opened, ...mail, can: { sendAgain: false } },
      );
    },
    // Also after a refusal: another operator may have been faster.
    onSettled: () => client.invalidateQueries({ queryKey: LISTS }),
  });
};
