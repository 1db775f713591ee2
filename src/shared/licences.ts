/** Where the built site publishes the licences of the packages in it. */
export const LICENCES_PATH = 'licenses.txt';
