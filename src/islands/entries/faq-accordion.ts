import { FaqAccordion } from '../../faq/FaqAccordion';
import { hydrateIslands } from '../hydrate';

hydrateIslands('faq-accordion', FaqAccordion);
