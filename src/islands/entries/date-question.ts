import { DateQuestion } from '../../legal/VersionOnDate';
import { hydrateIslands } from '../../../plugins/islands/hydrate';

hydrateIslands('date-question', DateQuestion);
