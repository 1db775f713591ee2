import { island } from '../../../plugins/islands';
import { VersionTable } from './VersionTable';

export default island('version-table', VersionTable);
