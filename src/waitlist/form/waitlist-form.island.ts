import { island } from '../../../plugins/islands';
import { WaitlistForm } from './WaitlistForm';

export default island('waitlist-form', WaitlistForm);
