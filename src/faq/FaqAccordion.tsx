import { Accordion, AccordionButton, AccordionItem, AccordionPanel } from '@reach/accordion';
import { useState } from 'react';
import type { Slots } from '../islands/Island';

interface FaqAccordionProps {
  /** `name` is the question's anchor. */
  questions: { name: string; question: string }[];
  /** The answers by name. */
  slots: Slots;
}

const NONE = -1;

/** The questions, with at most one answer open, or none (specification, section 4). */
export function FaqAccordion({ questions, slots }: FaqAccordionProps) {
  const [open, setOpen] = useState(NONE);
  return (
    <Accordion
      index={open}
      onChange={(chosen = NONE) => setOpen(chosen === open ? NONE : chosen)}
      id="faq-list"
    >
      {questions.map(({ name, question }, index) => (
        // Without an index the server renders every item open and every id alike.
        <AccordionItem key={name} index={index} id={name} className="item">
          <h3>
            <AccordionButton type="button">{question}</AccordionButton>
          </h3>
          {/* Eight regions would crowd the list of landmarks: the panel stays a plain element. */}
          <AccordionPanel role={undefined} aria-labelledby={undefined}>
            {slots[name]}
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
