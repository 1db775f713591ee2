/** Only the colors of colors.ts have a measured contrast (contrast.test.ts). */
const COLOR_IN_STYLES = {
  selector:
    'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/#[\\da-f]{3,8}\\b|\\b(rgb|hsl)a?\\(/i]',
  message: 'Use a color of src/theme/colors.ts.',
};

/** A thin line looks the same everywhere, so its width is written once. */
const HAIRLINE_IN_STYLES = {
  selector: 'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/\\b1px solid\\b/]',
  message: 'Use a line of src/theme/borders.ts.',
};

/** A length has a name, which says what it measures. Those that depend on the text beside them are in em. */
const REM_IN_STYLES = {
  selector: 'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/\\drem\\b/]',
  message: 'Use a length of src/theme, or name it as a constant.',
};

/** Texts of the same sort have the same distance between their lines. */
const LINE_HEIGHT_IN_STYLES = {
  selector: [
    'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/(line-height:|font:[^;]*\\/)\\s*[\\d.]/]',
    // In `font`, the line height follows the size, which can be an expression.
    'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/font:[^;]*$/] + TemplateElement[value.raw=/^\\s*\\/\\s*[\\d.]/]',
  ].join(', '),
  message: 'Use a line height of src/theme/typography.ts.',
};

/** No component has a class of a component inside it, so a class needs no `>` before it (CONTRIBUTING.md). */
const CHILD_CLASS_IN_STYLES = {
  selector: 'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/>\\s*\\.([a-z]|$)/]',
  message: 'Write the class alone: `.title`, not `> .title`.',
};

/** Options of `no-restricted-syntax`, for the styles in templates of Emotion's `css`. */
export const RULES_FOR_STYLES = [
  COLOR_IN_STYLES,
  HAIRLINE_IN_STYLES,
  REM_IN_STYLES,
  LINE_HEIGHT_IN_STYLES,
  CHILD_CLASS_IN_STYLES,
];
