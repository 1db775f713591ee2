import { island } from '../../plugins/islands';
import { AttemptedPath } from './AttemptedPath';

export default island('attempted-path', AttemptedPath);
