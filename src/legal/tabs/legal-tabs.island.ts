import { island } from '../../../plugins/islands';
import { LegalTabs } from './LegalTabs';

export default island('legal-tabs', LegalTabs);
