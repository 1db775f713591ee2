import { island } from '../../../plugins/islands';
import { VersionFinder } from './VersionFinder';

export default island('version-finder', VersionFinder);
