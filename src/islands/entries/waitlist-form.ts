import { WaitlistForm } from '../../waitlist/WaitlistForm';
import { hydrateIslands } from '../hydrate';

hydrateIslands('waitlist-form', WaitlistForm);
