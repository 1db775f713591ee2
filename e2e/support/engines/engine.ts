/** What a visitor can click, and how it is found: by the text that it shows. */
type Role = 'link' | 'button' | 'tab';

/** What a visitor can do in any browser, whatever drives it. */
export interface Engine {
  /** Goes to a page of the built site, without waiting for hydration. */
  open(path: string): Promise<unknown>;
  /** Brings the first link, button or tab with this text into view, and clicks it. */
  click(role: Role, text: string): Promise<void>;
  /** Types into the field with this label, after the text that is there. */
  type(label: string, text: string): Promise<void>;
  /** Runs a function in the page. Its argument and its result must be JSON. */
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Errors that were thrown, and warnings and errors that were logged, in browsers that report them. */
  complaints: readonly string[];
  close(): Promise<void>;
}

/** The size of the window in pixels: a phone's width, as narrow as every engine's window can be made. */
export const WINDOW = { width: 500, height: 800 };

const ELEMENTS: Record<Role, string> = {
  link: '//a[not(@role)]',
  button: '//button',
  tab: "//*[@role='tab']",
};

/** The XPath of an element by its text, which both Puppeteer and Selenium understand. */
export const xpathOf = (role: Role, text: string): string => `${ELEMENTS[role]}[normalize-space()="${text}"]`;

/** The XPath of a field by its label. */
export const xpathOfField = (label: string): string =>
  `//input[@id=//label[normalize-space()="${label}"]/@for]`;
