/** What a visitor can do in any browser, whatever drives it. */
export interface Engine {
  /** Goes to a page of the built site; it need not have become interactive. */
  open(path: string): Promise<unknown>;
  /** Brings the first element that the selector matches into view, and clicks it. */
  click(selector: string): Promise<void>;
  /** Types into the first element that the selector matches, after the text that is there. */
  type(selector: string, text: string): Promise<void>;
  /** Runs a function in the page. Its argument and its result must be JSON. */
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Errors that were thrown, and warnings and errors that were logged, in browsers that report them. */
  complaints: readonly string[];
  close(): Promise<void>;
}

/** A phone's width, as narrow as every engine's window can be made. */
export const WINDOW = { width: 500, height: 800 };
