/** Says what is wrong with a content file, unlike an error that a mistake in our code causes. */
export class InvalidFileError extends Error {}
