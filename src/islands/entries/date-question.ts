import { DateQuestion } from '../../legal/DateQuestion';
import { hydrateIslands } from '../hydrate';

hydrateIslands('date-question', DateQuestion);
