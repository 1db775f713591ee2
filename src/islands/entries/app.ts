// What every page needs: React, and the islands that stand on all or hardly weigh anything.
import { AttemptedPath } from '../../layout/AttemptedPath';
import { CurrentYear } from '../../layout/CurrentYear';
import { NavBar } from '../../layout/NavBar';
import { hydrateIslands } from '../../../plugins/islands/hydrate';

hydrateIslands('nav-bar', NavBar);
hydrateIslands('current-year', CurrentYear);
hydrateIslands('attempted-path', AttemptedPath);
