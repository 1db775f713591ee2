import { Accordion, AccordionButton, AccordionItem, AccordionPanel } from '@reach/accordion';
import { useRef, useState } from 'react';
import { LANDING_IDS } from '../shared/ids';
import type { Slots } from '../../plugins/islands';
import { useFindInPage } from './use-find-in-page';
import { useLinkedQuestion } from './use-linked-question';

interface FaqAccordionProps {
  /** `name` is the question's anchor. */
  questions: { name: string; question: string }[];
  /** The answers by name. */
  slots: Slots;
}

const NONE = -1;

/**
 * The questions, with at most one answer open, or none (specification, section 4). The address and
 * the browser's search open them too.
 */
export function FaqAccordion({ questions, slots }: FaqAccordionProps) {
  const [open, setOpen] = useState(NONE);
  const list = useRef<HTMLDivElement>(null);
  const openItem = (item: Element) => setOpen(questions.findIndex(({ name }) => name === item.id));
  useFindInPage(list, open, openItem);
  useLinkedQuestion(list, openItem);
  return (
    <Accordion
      ref={list}
      index={open}
      onChange={(chosen = NONE) => setOpen(chosen === open ? NONE : chosen)}
      id={LANDING_IDS.questions}
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
