import { FaqAccordion } from '../../faq/FaqAccordion';
import { hydrateIslands } from '../../../plugins/islands/hydrate';

hydrateIslands('faq-accordion', FaqAccordion);
