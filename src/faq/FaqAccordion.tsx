import { Accordion, AccordionButton, AccordionItem, AccordionPanel } from '@reach/accordion';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LANDING_IDS } from '../shared/ids';
import type { Slots } from '../../plugins/islands';
import { useFoundAnswers } from './use-found-answers';

interface FaqAccordionProps {
  /** `name` is the question's anchor. */
  questions: { name: string; question: string }[];
  /** The answers by name. */
  slots: Slots;
}

const NONE = -1;

/**
 * The questions, with at most one answer open (docs/requirements.md, section 4). A link to a question and the browser's
 * find in page open its answer too.
 */
export function FaqAccordion({ questions, slots }: FaqAccordionProps) {
  const [open, setOpen] = useState(NONE);
  const list = useRef<HTMLDivElement>(null);
  useFoundAnswers(list, open, (found) =>
    setOpen(questions.findIndex(({ name }) => name === found.closest('.item')?.id)),
  );
  const choose = (chosen = NONE) => {
    flushSync(() => setOpen(chosen === open ? NONE : chosen));
    // An answer that closes above moves the focused question, which the bar must not cover (WCAG 2.4.11).
    const { activeElement } = document;
    if (list.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Accordion ref={list} index={open} onChange={choose} id={LANDING_IDS.questions}>
      {questions.map(({ name, question }, index) => (
        // Without `index`, the server renders all items open and with the same id.
        <AccordionItem key={name} index={index} id={name} className="item">
          <h3>
            <AccordionButton type="button">{question}</AccordionButton>
          </h3>
          {/* No `role=region`: eight of them would fill the list of landmarks. */}
          <AccordionPanel role={undefined} aria-labelledby={undefined}>
            {slots[name]}
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
