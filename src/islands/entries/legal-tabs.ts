import { LegalTabs } from '../../legal/LegalTabs';
import { hydrateIslands } from '../../../plugins/islands/hydrate';

hydrateIslands('legal-tabs', LegalTabs);
