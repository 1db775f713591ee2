import { mdxFormat, SOURCE, yamlFormat } from './entry-formats';
import { all, inList, replace, set, type FormEdit } from './fixtures/form-edits';

const HERO = `---
heading: US banks, explained
# The sentence below the button.
consentNote: >-
  Joining means emails about the launch and, after it, the newsletter, bulletins and
  invitations to meetings, until you leave.
launchNote: "Launch: {launch}, with a first report on {quarter} data."
lastUpdated: 2025-05-02
order: 8
example:
  title: FDIC totals # As the FDIC calls them.
  # In the order of the quarters.
  rows:
    - item: Insured institutions
      figures: ["4,517", "4,487"]
    # The issue explains this row.
    - item: Problem list
      figures: ["68", "66"]
  points:
    - first text
    - 'second text'
    - third text
---

Some US banks limit or close
accounts.

## Newsletter
`;

const SITE = `# Facts of the site.

# The name of the service.
brand: Expat Bank Brief

# The legal name of the operator. Take away the # before it:
# operator: Example Publishing LLC

# While this line is here, the site counts as not public.
unpublished: true

url: https://a.example

# Social networks. When an account exists, add a line below its name:
#     url: https://...
social:
  - name: LinkedIn
  - name: Instagram
`;

const FIELDS_OF_SITE = ['brand', 'email', 'operator', 'unpublished', 'url', 'notice', 'social'];

function save(source: string, edit: FormEdit, sortedKeys: string[] = []): string {
  const format = /^\uFEFF?---/.test(source) ? mdxFormat : yamlFormat;
  return format.toFile(edit(format.fromFile(source)), sortedKeys);
}

/** The lines that a save removes, each after a minus, and the lines that it adds, each after a plus. */
function diff(source: string, edit: FormEdit, sortedKeys?: string[]): string[] {
  const before = source.split('\n');
  const after = save(source, edit, sortedKeys).split('\n');
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    ...before.slice(start, before.length - end).map((line) => `-${line}`),
    ...after.slice(start, after.length - end).map((line) => `+${line}`),
  ];
}

describe('reading', () => {
  it('returns plain values, the body and the text of the file', () => {
    expect(
      mdxFormat.fromFile('---\norder: 8\nday: 2025-05-02\nlist: ["68"]\n---\n\n\nOne.\n\nTwo.\n'),
    ).toEqual({
      order: 8,
      day: '2025-05-02',
      list: ['68'],
      body: 'One.\n\nTwo.',
      [SOURCE]: '---\norder: 8\nday: 2025-05-02\nlist: ["68"]\n---\n\n\nOne.\n\nTwo.\n',
    });
  });

  it('reads line ends of Windows like others', () => {
    const { question, body } = mdxFormat.fromFile(
      '\uFEFF---\r\nquestion: >-\r\n  a\r\n  b\r\n---\r\n\r\nOne.\r\nTwo.\r\n',
    );
    expect({ question, body }).toEqual({ question: 'a b', body: 'One.\nTwo.' });
  });

  it('reads a field named body as a field in a file without front matter', () => {
    expect(yamlFormat.fromFile('body: a\n')).toEqual({ body: 'a', [SOURCE]: 'body: a\n' });
  });
});

describe('a save without a change', () => {
  it.each([
    ['front matter', HERO],
    ['fields', SITE],
    ['no body', '---\na: 1\n---\n'],
    ['no line end at the end', '---\na: 1\n---'],
    ['no fields', '---\n---\n\nText.\n\n\n'],
    ['mixed line ends', '---\r\na: 1\n---\r\n\n\r\nText.\r\nMore.\n'],
    ['fields without content', '---\na: ""\nb:\nc: []\nd: false\n---\n'],
  ])('leaves a file as it is: %s', (_what, source) => {
    expect(save(source, (form) => form)).toBe(source);
  });

  it('leaves a file as it is when the form has empty values for fields that it lacks', () => {
    const empty = { tag: '', note: null, list: [], flag: false, group: { a: '', b: [undefined] } };
    expect(save(HERO, (form) => ({ ...form, ...empty }))).toBe(HERO);
  });
});

describe('a changed text', () => {
  it.each<[string, FormEdit, string[]]>([
    [
      'without quotes',
      set('heading', 'US banks, explained well'),
      ['-heading: US banks, explained', '+heading: US banks, explained well'],
    ],
    [
      'in quotes',
      set('launchNote', 'Launch: {launch}, with the "first" report on {quarter} data.'),
      [
        '-launchNote: "Launch: {launch}, with a first report on {quarter} data."',
        '+launchNote: "Launch: {launch}, with the \\"first\\" report on {quarter} data."',
      ],
    ],
    [
      'that is folded',
      replace('consentNote', 'until you', 'until we'),
      ['-  invitations to meetings, until you leave.', '+  invitations to meetings, until we leave.'],
    ],
    [
      'that is folded, where its line gets too long',
      replace('consentNote', 'the launch', 'the launch of the newsletter'),
      [
        '-  Joining means emails about the launch and, after it, the newsletter, bulletins and',
        '-  invitations to meetings, until you leave.',
        '+  Joining means emails about the launch of the newsletter and, after it, the newsletter,',
        '+  bulletins and invitations to meetings, until you leave.',
      ],
    ],
    [
      'that is folded, and new from its first to its last word',
      set('consentNote', 'A short one: # no comment'),
      [
        '-  Joining means emails about the launch and, after it, the newsletter, bulletins and',
        '-  invitations to meetings, until you leave.',
        '+  A short one: # no comment',
      ],
    ],
    [
      'before a comment',
      set('example.title', 'FDIC figures'),
      ['-  title: FDIC totals # As the FDIC calls them.', '+  title: FDIC figures # As the FDIC calls them.'],
    ],
    [
      'in brackets',
      set('example.rows.0.figures.1', '4,490'),
      ['-      figures: ["4,517", "4,487"]', '+      figures: ["4,517", "4,490"]'],
    ],
    [
      'in a list',
      set('example.points.1', "second reader's text"),
      ["-    - 'second text'", "+    - 'second reader''s text'"],
    ],
    [
      'that is a day',
      set('lastUpdated', '2026-01-31'),
      ['-lastUpdated: 2025-05-02', '+lastUpdated: 2026-01-31'],
    ],
  ])('changes no line of another field: a text %s', (_what, edit, expected) => {
    expect(diff(HERO, edit)).toEqual(expected);
  });

  it('keeps a number a number', () => {
    expect(diff(HERO, set('order', 12))).toEqual(['-order: 8', '+order: 12']);
  });

  it.each([
    '68',
    '-1',
    '010',
    '1_000',
    '1:30',
    '0o17',
    'true',
    'yes',
    'On',
    'null',
    '~',
    'Note: this',
    'a #b',
    '*a',
    '&a',
    '- a',
    '{launch}',
    '[a](b)',
    '> a',
    '| a',
    '@a',
    '%a',
    ' a ',
    '# a',
    'a:',
  ])('gets double quotes where it would be read in another way: %j', (text) => {
    expect(save('title: Text\n', set('title', text))).toBe(`title: ${JSON.stringify(text)}\n`);
  });

  it.each([
    '2025-05-02',
    "the bank's: no",
    'https://a.example/b#c',
    'a {b}',
    '4,517',
    '5%',
    'Q1 – Q2',
    'yes, please',
  ])('gets no quotes where it needs none: %j', (text) => {
    const expected = text.includes(': ') ? `"${text}"` : text;
    expect(save('title: Text\n', set('title', text))).toBe(`title: ${expected}\n`);
  });

  it('can have paragraphs in a folded text', () => {
    const source = 'a: >-\n  One\n  line.\nb: 1\n';
    expect(save(source, set('a', 'One line.\n\nAnother line.'))).toBe(
      'a: >-\n  One line.\n\n\n  Another line.\nb: 1\n',
    );
  });

  it('keeps the line ends of Windows, and the byte order mark', () => {
    const onWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    const edit = all(
      set('heading', 'Another heading'),
      inList('example.points', (points) => [...points, 'fourth text']),
      replace('body', '## Newsletter', '## Newsletter\n\nA new line.'),
    );
    expect(save(onWindows(HERO), edit)).toBe(onWindows(save(HERO, edit)));
  });
});

describe('the body', () => {
  it('changes in the line of the changed word only', () => {
    expect(diff(HERO, replace('body', 'accounts', 'deposits'))).toEqual(['-accounts.', '+deposits.']);
  });

  it('ignores empty lines around what was typed', () => {
    expect(save(HERO, replace('body', 'accounts.\n\n## Newsletter', 'accounts.\n\n## Newsletter\n\n'))).toBe(
      HERO,
    );
  });

  it('can be emptied and written again', () => {
    const without = save('---\na: 1\n---\n\nText.\n', set('body', ''));
    expect(without).toBe('---\na: 1\n---\n');
    expect(save(without, set('body', 'Text.'))).toBe('---\na: 1\n---\n\nText.\n');
    expect(save('---\na: 1\n---', set('body', 'Text.'))).toBe('---\na: 1\n---\n\nText.\n');
  });
});

describe('lists', () => {
  const inRows = (edit: (items: unknown[]) => unknown[]) => inList('example.rows', edit);
  const inPoints = (edit: (items: unknown[]) => unknown[]) => inList('example.points', edit);

  it.each<[string, FormEdit, string[]]>([
    ['gets a text at its end', inPoints((items) => [...items, 'fourth: text']), ['+    - "fourth: text"']],
    ['gets a text at its start', inPoints((items) => ['new text', ...items]), ['+    - new text']],
    ['loses a text', inPoints(([first, , third]) => [first, third]), ["-    - 'second text'"]],
    [
      'gets a group',
      inRows((items) => [...items, { item: 'Return on assets', figures: ['68', '1.09%'] }]),
      ['+    - item: Return on assets', '+      figures:', '+        - "68"', '+        - 1.09%'],
    ],
    [
      'loses a group with its comment',
      inRows((items) => items.slice(0, -1)),
      ['-    # The issue explains this row.', '-    - item: Problem list', '-      figures: ["68", "66"]'],
    ],
    ['gets an empty item, which is no item', inPoints((items) => [...items, '', null]), []],
    [
      'between brackets gets a text',
      inList('example.rows.1.figures', (items) => [...items, '7']),
      ['-      figures: ["68", "66"]', '+      figures: ["68", "66", "7"]'],
    ],
  ])('a list %s', (_what, edit, expected) => {
    expect(diff(HERO, edit)).toEqual(expected);
  });

  it('keeps the comments of its groups when their order changes', () => {
    const edit = inRows(([first, second]) => [second, first]);
    expect(save(HERO, edit)).toContain(`  rows:
    # The issue explains this row.
    - item: Problem list
      figures: ["68", "66"]
    - item: Insured institutions
      figures: ["4,517", "4,487"]
  points:
`);
  });

  it('disappears when it becomes empty', () => {
    expect(diff(HERO, set('example.points', []))).toEqual([
      '-  points:',
      '-    - first text',
      "-    - 'second text'",
      '-    - third text',
    ]);
  });
});

describe('fields', () => {
  it.each<[string, FormEdit, string[]]>([
    ['that are commented out come below that line', set('operator', 'A & Co.'), ['+operator: A & Co.']],
    ['come after the one that they follow in the form', set('email', 'a@b.example'), ['+email: a@b.example']],
    [
      'that are long are folded',
      set(
        'notice',
        'We are not affiliated with any bank or government agency and give no advice at all.'.repeat(2),
      ),
      [
        '+notice: >-',
        '+  We are not affiliated with any bank or government agency and give no advice at all.We are not',
        '+  affiliated with any bank or government agency and give no advice at all.',
      ],
    ],
    [
      'that become empty disappear, and the comment on them stays',
      set('unpublished', false),
      ['-unpublished: true'],
    ],
    [
      'of a group in a list are at its indentation',
      set('social.0.url', 'https://b.example'),
      ['+    url: https://b.example'],
    ],
    [
      'that are groups disappear with their last field',
      set('social', [{ name: '' }, { name: null, url: '' }]),
      ['-social:', '-  - name: LinkedIn', '-  - name: Instagram'],
    ],
  ])('%s', (_what, edit, expected) => {
    expect(diff(SITE, edit, FIELDS_OF_SITE)).toEqual(expected);
  });

  it('come directly below the line in which they are commented out', () => {
    const written = save(SITE, set('operator', 'A & Co.'), FIELDS_OF_SITE);
    expect(written).toContain('\n# operator: Example Publishing LLC\noperator: A & Co.\n\n# While');
  });

  it('that are added and removed again leave the file as it was', () => {
    const written = save(SITE, all(set('operator', 'A'), set('email', 'b')), FIELDS_OF_SITE);
    expect(save(written, all(set('operator', ''), set('email', '')), FIELDS_OF_SITE)).toBe(SITE);
  });

  it('can be the first ones of a file', () => {
    expect(save('---\n---\n\nText.\n', set('a', 'b'))).toBe('---\na: b\n---\n\nText.\n');
    expect(save('# Nothing yet.\n', set('a', 'b'))).toBe('# Nothing yet.\na: b\n');
  });

  it('go after the last line, even if it has no line end', () => {
    expect(save('a: b', set('c', 'd'))).toBe('a: b\nc: d\n');
  });

  it('beside the hyphen of an item leave the hyphen', () => {
    const source = 'a:\n  - b: 1\n    c: 2\n  - b: 3\n';
    expect(save(source, set('a.0.b', null))).toBe('a:\n  - c: 2\n  - b: 3\n');
    expect(save(source, set('a.0', { d: 4 }))).toBe('a:\n  - d: 4\n  - b: 3\n');
  });

  it('in brackets stay there', () => {
    expect(save('a: {b: 1, c: 2}\n', set('a', { b: 3, c: 2, d: 4 }))).toBe('a: {b: 3, c: 2, d: 4}\n');
  });

  it('can replace others', () => {
    expect(save('a: 1\nb: 2\n', all(set('b', null), set('c', 3)))).toBe('a: 1\nc: 3\n');
  });

  it('get a text where the file has only their name', () => {
    expect(save('a: # later\nb:\n', all(set('a', 'One'), set('b', ['Two'])))).toBe(
      'a: One # later\nb:\n  - Two\n',
    );
  });
});

describe('a new entry', () => {
  it('has its fields in the order of the form, and its body below them', () => {
    const entry = {
      body: 'One.\n\nTwo.\n',
      order: 3,
      note: '',
      list: ['a', { b: 'c: d', e: ['f'] }],
      question: 'What is it?',
      lastUpdated: '2025-05-02',
      answer:
        'A long text that does not fit into one line of the file, because it has more than ninety-five characters.',
    };
    expect(mdxFormat.toFile(entry, ['question', 'answer', 'order', 'body'])).toBe(
      [
        '---',
        'question: What is it?',
        'answer: >-',
        '  A long text that does not fit into one line of the file, because it has more than ninety-five',
        '  characters.',
        'order: 3',
        'list:',
        '  - a',
        '  - b: "c: d"',
        '    e:',
        '      - f',
        'lastUpdated: 2025-05-02',
        '---',
        '',
        'One.',
        '',
        'Two.',
        '',
      ].join('\n'),
    );
  });

  it('has only fields in a YAML file', () => {
    expect(yamlFormat.toFile({ a: 'b', c: 'd' }, ['c'])).toBe('c: d\na: b\n');
  });
});

describe('a refused save', () => {
  it.each([
    ['---\na: 1\nb: "c\n---\n', 'line 3'],
    ['---\na: 1\na: 2\n---\n', 'line 3'],
    ['---\na: &name One\nb: *name\n---\n', 'line 2'],
    ['No front matter.\n', 'line 1'],
    ['---\na: 1\n', 'line 1'],
  ])('says in which line a file cannot be read: %j', (source, line) => {
    const entry = mdxFormat.fromFile(source);
    expect(entry).toEqual({ [SOURCE]: source });
    expect(() => mdxFormat.toFile({ ...entry, a: 'new' })).toThrow(
      `the form can't read this file: there is a mistake in or above ${line}. Ask a maintainer to correct it, then open the file again.`,
    );
  });

  it('names the field with a value that no file can hold', () => {
    const source = 'a:\n  - b: 1\n  - b: 2\n';
    expect(() => save(source, set('a.1.b', Number.NaN))).toThrow(
      expect.objectContaining({
        path: ['a', 1, 'b'],
        message:
          'this would not come back as you typed it. Undo your change there and save the rest; a maintainer can make that change in the file.',
      }),
    );
    expect(() => yamlFormat.toFile({ title: 'a', day: new Date(0) })).toThrow(
      expect.objectContaining({ path: ['day'] }),
    );
  });
});
