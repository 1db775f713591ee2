import fc from 'fast-check';

/** Pieces that mean something in Markdown, MDX or YAML, in any order. */
export const marks = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '---\n',
          '\n',
          '\n\n',
          '# ',
          '## ',
          '- ',
          '> ',
          '| a |',
          '```',
          '`',
          '*',
          '**',
          '[',
          '](',
          ')',
          '![',
          '[^1]',
        ],
        ...[
          '<',
          '>',
          '</',
          '<Callout>',
          '</Callout>',
          '<Brand />',
          '{',
          '}',
          'import ',
          'export ',
          '&amp;',
          '\\',
          '\t',
          '$250,000',
        ],
        ...[
          'question: ',
          'order: ',
          '"',
          "'",
          ': ',
          '&a',
          '*a',
          '!x',
          'guaranteed ',
          '\r',
          '\uFEFF',
          '\u0000',
          '\uD800',
          'https://x.y',
        ],
      ),
      fc.string({ maxLength: 8 }),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''));
