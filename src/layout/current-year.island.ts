import { island } from '../../plugins/islands';
import { CurrentYear } from './CurrentYear';

export default island('current-year', CurrentYear);
