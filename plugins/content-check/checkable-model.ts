import type { ContentComponent, ContentKind, ContentModel } from '../mdx-content';

/** A content model that also says what the check demands. */
export type CheckableModel = ContentModel<CheckableKind, CheckableComponent>;

export interface CheckableKind extends ContentKind {
  /** The names that the site can't be built without, where `names` doesn't list all of them. */
  requiredNames?: readonly string[];
  /** Whether the page has an anchor for each entry, which is the entry's name. */
  hasAnchor?: boolean;
  /** The fields in which no two entries may have the same value. */
  uniqueFields?: readonly string[];
  /**
   * Whether the text has to be the same in every build, so that it must not show what varies between builds.
   */
  isSameInEveryBuild?: boolean;
  /**
   * Whether its dates follow from the facts of site.yaml, so that a date that is typed out would be
   * wrong once they change.
   */
  datesFollowFacts?: boolean;
}

export type CheckableComponent = ContentComponent & {
  /**
   * The fact as messages name it, such as "the brand". Bodies have to use the component and
   * must not type the fact out.
   */
  insteadOf?: string;
  /** Whether fields, which can't hold components, have to spell the fact exactly as site.yaml does. */
  hasOneSpelling?: boolean;
};

/**
 * The check reads these keys, and the `isLink` of mdx-content, in the `.meta()` of the schema of a field.
 * A field inherits the keys of its group, unless it has them itself.
 */
declare module 'zod' {
  interface GlobalMeta {
    /** Whether every visitor of the page reads the text, so that it can hold a required statement. */
    isAlwaysVisible?: boolean;
    /**
     * False for a text about a fixed time, in a kind whose dates follow from the facts of site.yaml: the
     * dates of such a text stay right when the facts change.
     */
    datesFollowFacts?: boolean;
    /**
     * The names of the placeholders that the page itself fills in, such as `address` for `{address}`. The
     * text may have them besides the placeholders of the model.
     */
    placeholders?: readonly string[];
  }
}
