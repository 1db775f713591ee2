import { WaitlistForm } from '../../waitlist/WaitlistForm';
import { hydrateIslands } from '../../../plugins/islands/hydrate';

hydrateIslands('waitlist-form', WaitlistForm);
