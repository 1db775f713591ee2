import { variesByBuild } from '../../content-check/browser';
import type { EditableComponent, EditableModel } from '../config/editable-model';
import type { Component, ControlProps, Entry } from './decap';

/** A button above the text field, which inserts something around the selected words. */
interface Insertion {
  label: string;
  before: string;
  after: string;
  /** If no words are selected, the button inserts these and selects them, so that typing replaces them. */
  placeholder?: string;
  /** Whether it begins on a new line, after an empty one. */
  isBlock?: boolean;
}

const FORMATTING: readonly Insertion[] = [
  { label: 'Heading', before: '## ', after: '', isBlock: true },
  { label: 'List', before: '- ', after: '', isBlock: true },
  { label: 'Link', before: '[', placeholder: 'words', after: '](https://)' },
  { label: 'Bold', before: '**', placeholder: 'words', after: '**' },
  { label: 'Italic', before: '*', placeholder: 'words', after: '*' },
];

/**
 * Makes the buttons for components. A component without a title has no button.
 *
 * @param isSameInEveryBuild whether the text is the same in every build, so that components which
 *   vary between builds can't be used
 */
function insertionsOf(
  model: Pick<EditableModel, 'components' | 'placeholders'>,
  isSameInEveryBuild: boolean,
): Insertion[] {
  const usable = Object.entries(model.components).filter(
    ([, component]) => !(isSameInEveryBuild && variesByBuild(component, model)),
  );
  return usable.flatMap(([name, component]) => (component.title ? insertionOf(name, component) : []));
}

function insertionOf(name: string, component: EditableComponent): Insertion {
  const { title: label = name } = component;
  if ('fact' in component) return { label, before: `<${name} />`, after: '' };
  return { label, before: `<${name}>\n\n`, after: `\n\n</${name}>`, isBlock: true };
}

interface Control {
  props: ControlProps;
  field: HTMLTextAreaElement | null;
  insert(insertion: Insertion): void;
}

/**
 * Makes the control for Markdown: a plain text field with buttons above it. Decap's own editor
 * would rewrite the whole text.
 */
export function bodyControl(model: EditableModel, isSameInEveryBuild: (entry: Entry) => boolean): Component {
  const { h, createClass } = window;
  return createClass({
    field: null,
    insert(this: Control, { before, after, placeholder = '', isBlock }: Insertion) {
      const { field, props } = this;
      if (!field) return;
      const { selectionStart: start, selectionEnd: end, value } = field;
      const gap = isBlock ? emptyLineAfter(value.slice(0, start)) : '';
      const selected = value.slice(start, end) || placeholder;
      field.setRangeText(`${gap}${before}${selected}${after}`, start, end, 'end');
      const caret = start + gap.length + before.length;
      field.setSelectionRange(caret, caret + selected.length);
      field.focus();
      props.onChange(field.value);
    },
    render(this: Control) {
      const {
        value = '',
        forID,
        classNameWrapper,
        entry,
        onChange,
        setActiveStyle,
        setInactiveStyle,
      } = this.props;
      const buttonGroup = (label: string, insertions: readonly Insertion[]) => {
        const buttons = insertions.map((insertion) =>
          h(
            'button',
            {
              key: insertion.label,
              type: 'button',
              style: BUTTON_STYLE,
              onClick: () => this.insert(insertion),
            },
            insertion.label,
          ),
        );
        return h(
          'div',
          { role: 'group', 'aria-label': label, style: BUTTON_GROUP_STYLE },
          `${label}:`,
          buttons,
        );
      };
      return h(
        'div',
        { className: classNameWrapper },
        buttonGroup('Format', FORMATTING),
        buttonGroup('Insert', insertionsOf(model, isSameInEveryBuild(entry))),
        h('textarea', {
          id: forID,
          value,
          style: FIELD_STYLE,
          ref: (field: HTMLTextAreaElement | null) => {
            this.field = field;
          },
          onChange: (event: { target: HTMLTextAreaElement }) => onChange(event.target.value),
          onFocus: setActiveStyle,
          onBlur: setInactiveStyle,
        }),
      );
    },
  });
}

/** @returns the line breaks that are missing for an empty line after `text` */
function emptyLineAfter(text: string): string {
  if (text === '' || text.endsWith('\n\n')) return '';
  return text.endsWith('\n') ? '\n' : '\n\n';
}

const BUTTON_GROUP_STYLE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.375rem',
  marginBottom: '0.5rem',
};

const BUTTON_STYLE = {
  minHeight: '1.75rem',
  padding: '0.125rem 0.5rem',
  border: '1px solid #798291',
  borderRadius: '0.25rem',
  background: '#fff',
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
};

const FIELD_STYLE = {
  width: '100%',
  minHeight: '12rem',
  border: 0,
  background: 'transparent',
  font: '0.95rem/1.55 system-ui, sans-serif',
  resize: 'vertical',
};
