/**
 * The types of what we use of Decap CMS and of the React that it contains. The script of Decap puts
 * them on `window`: https://decapcms.org/docs/customization/
 */
declare global {
  interface Window {
    /** Keeps Decap from starting before `CMS.init` is called. */
    CMS_MANUAL_INIT?: boolean;
    CMS: Decap;
    h: CreateElement;
    createClass: (specification: object) => Component;
  }
}

/** A group of Decap's phrases. */
export interface Phrases {
  [name: string]: string | Phrases;
}

/** A map of Immutable.js: `delete` and `merge` return a new one. */
export interface ImmutableMap {
  get(key: string): unknown;
  delete(key: string): ImmutableMap;
  merge(values: object): ImmutableMap;
  toJS(): Record<string, unknown>;
}

/**
 * The content of a form. `data` is an ImmutableMap with the fields; `path` is the path of the file,
 * empty for a new entry.
 */
export type Entry = ImmutableMap;

/** The properties with which Decap renders the control of a widget. */
export interface ControlProps {
  value?: string;
  /** The id that the control gives to its field, so that the label belongs to it. */
  forID: string;
  classNameWrapper: string;
  entry: Entry;
  onChange: (value: string) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
}

/** A component of Decap's React. Only Decap looks into it. */
export type Component = { readonly component: unique symbol };

/** An element of Decap's React. Only Decap looks into it. */
export type Element = { readonly element: unique symbol };

type CreateElement = (
  type: string | Component,
  properties: Record<string, unknown> | null,
  ...children: (Element | string | null | (Element | string | null)[])[]
) => Element;

interface Decap {
  init(options: { config: object }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    format: {
      fromFile(text: string): object;
      toFile(data: Record<string, unknown>, sortedKeys: string[]): string;
    },
  ): void;
  registerWidget(name: string, control: Component): void;
  registerPreviewTemplate(name: string, component: Component): void;
  registerPreviewStyle(css: string, options: { raw: true }): void;
  registerEventListener(listener: {
    name: 'preSave' | 'postSave';
    /** Decap saves what the handler of `preSave` returns in place of the data of the entry. */
    handler: (event: { entry: Entry }) => ImmutableMap | undefined;
  }): void;
  registerLocale(name: string, phrases: Phrases): void;
  getLocale(name: string): Phrases;
}

/** Messages about a file that can't be loaded end with this advice. */
export const RELOAD = 'Reload the page. If that does not help, ask a maintainer.';

/** @returns Decap, which waits for `init`; rejected when the script can't be loaded */
export function loadDecap(source: string): Promise<Decap> {
  window.CMS_MANUAL_INIT = true;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve(window.CMS));
    script.addEventListener('error', () => reject(new Error(`${source} could not be loaded. ${RELOAD}`)));
    script.src = source;
    document.head.append(script);
  });
}
