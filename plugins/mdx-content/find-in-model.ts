import type { ContentComponent, ContentKind } from './model';

/** A name that can be an anchor: small letters, digits, and single hyphens between them. */
const ANCHOR = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Finds the kind of a content file.
 *
 * @param file path below `content/`, such as `faq/launch.mdx`
 * @returns the kind, and the file's name without `.mdx`; undefined when no kind has such a file
 */
export function findKind<Kind extends ContentKind>(
  file: string,
  kinds: readonly Kind[],
): { kind: Kind; name: string } | undefined {
  const [, folder, name = ''] = /^([\w-]+)\/(.+)\.mdx$/.exec(file) ?? [];
  const kind = kinds.find(({ folder: ofKind, names }) => {
    if (ofKind !== folder) return false;
    return names ? names.includes(name) : ANCHOR.test(name);
  });
  return kind ? { kind, name } : undefined;
}

/**
 * Finds a component by the name of its tag.
 *
 * @param name null for a tag without a name (`<>`)
 * @returns undefined when content may not use such a tag
 */
export function findComponent<Component extends ContentComponent>(
  name: string | null,
  { components }: { components: Readonly<Record<string, Component>> },
): Component | undefined {
  // A tag can be called like something that every object has, such as <constructor>.
  return name !== null && Object.hasOwn(components, name) ? components[name] : undefined;
}
