import { certificateTitle, type ListedCertificate } from '@ieum/contract';

export const certificateName = ({ standard, edition }: Pick<ListedCertificate, 'standard' | 'edition'>) =>
  certificateTitle(standard.code, edition);
