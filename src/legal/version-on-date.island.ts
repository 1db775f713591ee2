import { island } from '../../plugins/islands';
import { VersionOnDate } from './VersionOnDate';

export default island('version-on-date', VersionOnDate);
