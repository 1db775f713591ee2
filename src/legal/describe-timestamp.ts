import { formatDate } from '../shared/format-date';

/** @returns what a timestamp proves, as a sentence without its full stop */
export const describeTimestamp = ({ time, authority }: { time: string; authority: string }): string =>
  `Existed on ${formatDate(time.slice(0, 10))} at the latest, according to ${authority}`;
