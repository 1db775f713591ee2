/** Ends a build with a sentence that says what to do, unlike an error that a mistake in our code causes. */
export class BuildError extends Error {}
