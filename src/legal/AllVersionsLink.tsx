import { ROUTES } from '../shared/routes';

/** A link to the history, which lists all versions of all documents. */
export const AllVersionsLink = () => <a href={ROUTES.history}>All versions</a>;
