/**
 * What is used of Decap CMS and of the React that it brings: https://decapcms.org/docs/customization/. Its script sets
 * them on `window`.
 */
declare global {
  interface Window {
    /** Keeps Decap from starting by itself. */
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

/** A map of Immutable.js. */
export interface ImmutableMap {
  get(key: string): unknown;
  delete(key: string): ImmutableMap;
  merge(values: object): ImmutableMap;
  toJS(): Record<string, unknown>;
}

/** What is in a form. `data` is an ImmutableMap with its fields, and `path` that of its file; a new entry has none. */
export type Entry = ImmutableMap;

export type Component = { readonly component: unique symbol };

export type Element = { readonly element: unique symbol };

export type CreateElement = (
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
    /** What it returns replaces the data of the entry. */
    handler: (event: { entry: Entry }) => ImmutableMap | undefined;
  }): void;
  registerLocale(name: string, phrases: Phrases): void;
  getLocale(name: string): Phrases;
}

/** Loads the script of Decap CMS, which is beside ours. */
export function loadDecap(source: string): Promise<Decap> {
  window.CMS_MANUAL_INIT = true;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve(window.CMS));
    script.addEventListener('error', () => reject(new Error(`${source} could not be loaded.`)));
    script.src = source;
    document.head.append(script);
  });
}
