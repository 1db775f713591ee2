import { SCRIPT_ATTRIBUTE } from '../../plugins/islands/dom-names';

/** Selects the `<html>` of a page whose scripts work. */
export const WITH_SCRIPTS = `html[${SCRIPT_ATTRIBUTE}]`;

/** Selects the `<html>` of a page whose scripts don't work, or haven't started yet. */
export const WITHOUT_SCRIPTS = `html:not([${SCRIPT_ATTRIBUTE}])`;
