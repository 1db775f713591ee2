import { island } from '../../plugins/islands';
import { FaqAccordion } from './FaqAccordion';

export default island('faq-accordion', FaqAccordion);
