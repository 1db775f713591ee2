type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

interface InlineScriptProps<Args extends readonly Json[]> {
  /**
   * The function that browsers run while they read the page. Its source goes into the page as it is, so it
   * can use nothing from outside its own body but `args`.
   */
  run: (...args: Args) => void;
  args: Args;
}

/**
 * A script that browsers run before they read the rest of the page. The build allows it in the
 * Content-Security-Policy by its hash.
 */
export function InlineScript<const Args extends readonly Json[]>({ run, args }: InlineScriptProps<Args>) {
  const call = `(${run.toString()})(${args.map(scriptJson).join()})`;
  return <script dangerouslySetInnerHTML={{ __html: call }} />;
}

/**
 * Writes a value as JSON for the content of a script element. Without a "<", no text can contain the
 * element's end tag.
 */
const scriptJson = (value: Json): string => JSON.stringify(value).replaceAll('<', '\\u003c');
