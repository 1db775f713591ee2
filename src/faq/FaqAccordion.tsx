import { Accordion, AccordionButton, AccordionItem, AccordionPanel } from '@reach/accordion';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Slots } from '../../plugins/islands';
import { LANDING_IDS } from '../shared/ids';
import { useOpenAnswer } from './use-open-answer';

interface FaqAccordionProps {
  /** `name` is the id of the question, which links contain. */
  questions: { name: string; question: string }[];
  /** The answer to each question, by the question's `name`. */
  slots: Slots;
}

/**
 * The questions, of which at most one shows its answer (docs/requirements.md, section 4). An answer also
 * opens when the address of the page names its question, or when the browser's find in page finds text in it.
 */
export function FaqAccordion({ questions, slots }: FaqAccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  const [openName, setOpenName] = useOpenAnswer(list);
  const openIndex = questions.findIndex(({ name }) => name === openName);
  const toggle = (index?: number) => {
    const name = index === undefined ? undefined : questions[index]?.name;
    // flushSync: the scrolling below needs the new positions.
    flushSync(() => setOpenName(name === openName ? undefined : name));
    // When an answer above closes, the focused question moves up, and the bar must not cover it (WCAG
    // 2.4.11).
    const { activeElement } = document;
    if (list.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Accordion ref={list} index={openIndex} onChange={toggle} id={LANDING_IDS.questions}>
      {questions.map(({ name, question }, index) => (
        // Without `index`, the server would render all items open and with the same id.
        <AccordionItem key={name} index={index} id={name}>
          <h3>
            <AccordionButton type="button">{question}</AccordionButton>
          </h3>
          {/* Reach's `role=region` would add each answer to the screen reader's list of landmarks. */}
          <AccordionPanel role={undefined} aria-labelledby={undefined}>
            {slots[name]}
          </AccordionPanel>
        </AccordionItem>
      ))}
    </Accordion>
  );
}
