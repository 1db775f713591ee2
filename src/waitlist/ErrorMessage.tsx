import { Sign } from './Sign';

/** What is wrong, with a sign; at a field or below the button. */
export const ErrorMessage = ({ text, id }: { text: string; id?: string }) => (
  <p className="error" id={id}>
    <Sign path="M8 4v5M8 11v1.5" size={16} />
    <span>{text}</span>
  </p>
);
