import type { Component, ControlProps } from './decap';

/**
 * Makes the control for days, whose value is YYYY-MM-DD: the browser's own date field. Decap's
 * field reads the year after each digit that somebody types, and makes 1907 of "2027".
 */
export function dayControl(): Component {
  const { h, createClass } = window;
  return createClass({
    render(this: { props: ControlProps }) {
      const { value = '', forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
      return h('input', {
        type: 'date',
        id: forID,
        className: classNameWrapper,
        value,
        onChange: (event: { target: HTMLInputElement }) => onChange(event.target.value),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      });
    },
  });
}
