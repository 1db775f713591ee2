import { LegalTabs } from '../../legal/LegalTabs';
import { hydrateIslands } from '../hydrate';

hydrateIslands('legal-tabs', LegalTabs);
