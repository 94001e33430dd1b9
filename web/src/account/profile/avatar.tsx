import { useQuery } from '@tanstack/react-query';
import { initialsOf } from '../../kit/format/initials.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { useObjectUrl } from '../../kit/ui/object-url.ts';
import { accountQueries, useOptionalProfile, useUser } from '../account.queries.ts';
import styles from './avatar.module.css';

type AvatarProps = { size?: 'small' | 'medium' | 'large' };

/** Shows the person's picture or their initials. Hidden from screen readers: the name beside it says the same. */
export const Avatar = ({ size = 'small' }: AvatarProps) => {
  const { name } = useUser();
  const hasPicture = useOptionalProfile()?.hasPicture ?? false;
  const picture = useQuery({
    ...accountQueries.picture(),
    enabled: hasPicture,
    retry: false,
    throwOnError: false,
  }).data;
  return <AvatarFace name={name} size={size} picture={hasPicture ? picture : undefined} />;
};

type AvatarFaceProps = Required<AvatarProps> & { name: string; picture: Blob | undefined };

export const AvatarFace = ({ name, size, picture }: AvatarFaceProps) => {
  const url = useObjectUrl(picture);
  return (
    // The initials are drawn by CSS, not written as text: otherwise they would become part of a button's name.
    <span
      className={classNames(styles.avatar, styles[size])}
      data-initials={url ? undefined : initialsOf(name)}
      aria-hidden
    >
      {url && <img src={url} alt="" />}
    </span>
  );
};
