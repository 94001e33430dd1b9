import { useQuery } from '@tanstack/react-query';
import { initialsOf } from '../../kit/format/initials.ts';
import { classNames } from '../../kit/ui/class-names.ts';
import { useObjectUrl } from '../../kit/ui/object-url.ts';
import { accountQueries, useProfileBeside, useUser } from '../account.queries.ts';
import styles from './avatar.module.css';

type AvatarProps = { size?: 'small' | 'medium' | 'large' };

/** One's own picture, or the initials. It says nothing that does not stand beside it, so a screen reader passes over it. */
export const Avatar = ({ size = 'small' }: AvatarProps) => {
  const { name } = useUser();
  const hasPicture = useProfileBeside()?.hasPicture ?? false;
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
    // The initials are a picture too, not a text: a button that shows them is not called by them.
    <span
      className={classNames(styles.avatar, styles[size])}
      data-initials={url ? undefined : initialsOf(name)}
      aria-hidden
    >
      {url && <img src={url} alt="" />}
    </span>
  );
};
