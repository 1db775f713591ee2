/** Says what is wrong with a file of the content, unlike an error that a mistake in our code causes. */
export class InvalidFileError extends Error {}
