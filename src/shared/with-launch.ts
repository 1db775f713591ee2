/** Where a field of content shows the launch; bodies have `<Launch />`. */
export const LAUNCH_PLACE = '{launch}';

/** @returns the text with the launch of site.yaml in place of `{launch}`, capitalized at the start of the text */
export const withLaunch = (text: string, launch: string): string =>
  text.replaceAll(LAUNCH_PLACE, (_place, at: number) =>
    at === 0 ? launch.charAt(0).toUpperCase() + launch.slice(1) : launch,
  );
