/** What a visitor can do in any browser, whatever drives it. */
export interface Engine {
  /** Goes to a page of the built site; it need not have become interactive. */
  open(path: string): Promise<unknown>;
  /** On the first element that fits, brought into view. */
  click(selector: string): Promise<void>;
  /** Into the first element that fits, after what is there. */
  type(selector: string, text: string): Promise<void>;
  /** Runs in the page; what goes in and comes out must be JSON. */
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** What was thrown or logged as a warning or error, where the browser tells. */
  complaints: readonly string[];
  close(): Promise<void>;
}

/** A phone's width, as narrow as every engine's window can be made. */
export const WINDOW = { width: 500, height: 800 };
