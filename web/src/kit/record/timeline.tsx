import { styled } from '../ui/styled.tsx';
import styles from './history.module.css';

/** What happened to a record, the latest first. */
export const Timeline = styled('ol', styles.revisions);
export const TimelineItem = styled('li', styles.revision);
/** Person and time of an event. */
export const TimelineBy = styled('p', styles.who);
