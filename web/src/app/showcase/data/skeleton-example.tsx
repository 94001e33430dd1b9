import { Skeleton } from '../../../kit/ui/state/skeleton.tsx';

export const SkeletonExample = () => (
  <>
    <Skeleton shape="text" lines={3} />
    <Skeleton shape="block" />
    <Skeleton shape="table" lines={3} />
    <Skeleton />
  </>
);
