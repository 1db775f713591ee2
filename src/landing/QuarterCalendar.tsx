import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { color, font } from '../theme/tokens';

type Calendar = Queries.QuarterCalendarFragment['calendar'];

/** Vertical positions in pixels. Horizontal ones are percentages: the text keeps its size at any width. */
const AXIS = 118;
const TOPMOST = 18;
const STEP_DOWN = 28;

/** In milliseconds. */
const DAY = 86_400_000;

/** A timeline with a tick for each month and a numbered pin for each step, at its date or, without one, at the end. */
export function QuarterCalendar({ data: { calendar, steps } }: { data: Queries.QuarterCalendarFragment }) {
  const at = scaleOf(calendar);
  const pins = steps.map((step, index) => ({ ...step, number: index + 1 }));
  const dated = pins.filter(({ on }) => on != null);
  const launch = at(dated.at(-1)?.on ?? calendar.quarterEnds);
  return (
    <svg css={styles} width="100%" height="156" role="img" aria-label={calendar.description}>
      {monthsOf(calendar).map(({ name, day }) => (
        <svg key={day} x={at(day)} overflow="visible">
          <path d={`M.5 ${AXIS}v36`} className="tick" />
          <text x="6" y={AXIS + 35} className="month">
            {name}
          </text>
        </svg>
      ))}
      <rect y={AXIS} width={at(calendar.quarterEnds, 1)} height="12" />
      <text y={AXIS - 10}>{calendar.quarter}</text>
      <line y1={AXIS} x2={launch} y2={AXIS} />
      <line x1={launch} y1={AXIS} x2="100%" y2={AXIS} strokeDasharray="5 4" />
      {dated.map(({ on, when, number }, index) => {
        // Labels of dates in the quarter are on the left of the pin, later ones on the right.
        const isInQuarter = (on ?? '') <= calendar.quarterEnds;
        const y = TOPMOST + STEP_DOWN * (isInQuarter ? dated.length - 2 : index - 1);
        return (
          <svg key={number} x={at(on ?? '', 1)} overflow="visible">
            <path d={`M0 ${AXIS}V${y}`} />
            <Mark y={y} number={number} />
            <text
              x={isInQuarter ? -20 : 20}
              y={y + 5}
              textAnchor={isInQuarter ? 'end' : 'start'}
              className="when"
            >
              {when}
            </text>
          </svg>
        );
      })}
      {pins
        .filter(({ on }) => on == null)
        .map(({ number }) => (
          <svg key={number} x="100%" overflow="visible">
            <Mark x={-12} y={AXIS} number={number} />
          </svg>
        ))}
    </svg>
  );
}

const Mark = ({ x = 0, y, number }: { x?: number; y: number; number: number }) => (
  <>
    <circle cx={x} cy={y} r="11" />
    <text x={x} y={y + 4.5} textAnchor="middle" className="number">
      {number}
    </text>
  </>
);

/**
 * @returns a function from a date to its horizontal position: `at('2025-05-02')` is where the day begins,
 *   `at('2025-05-02', 1)` where it ends
 */
function scaleOf({ first, last }: Calendar) {
  const days = (date: string) => Date.parse(date) / DAY;
  const total = days(last) + 1 - days(first);
  return (date: string, plusDays = 0) =>
    `${(((days(date) + plusDays - days(first)) / total) * 100).toFixed(2)}%`;
}

/** The months of the calendar, each with its short name and its first day. */
function monthsOf({ first, last }: Calendar) {
  const months: { name: string; day: string }[] = [];
  const month = new Date(first);
  for (; month <= new Date(last); month.setUTCMonth(month.getUTCMonth() + 1)) {
    months.push({
      name: month.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' }),
      day: month.toISOString().slice(0, 10),
    });
  }
  return months;
}

export const fragment = graphql`
  fragment QuarterCalendar on LandingHowItWorks {
    calendar {
      first
      quarterEnds
      last
      quarter
      description
    }
    steps {
      when
      on
    }
  }
`;

const styles = css`
  display: block;
  margin-bottom: 2.5rem;
  overflow: visible;
  fill: currentcolor;
  font: 600 0.875rem ${font.text};
  stroke-width: 2;

  line,
  path {
    stroke: currentcolor;
  }

  .tick {
    stroke: ${color.edge};
    stroke-width: 1;
  }

  .month {
    fill: ${color.soft};
    font-weight: 400;
  }

  circle {
    fill: ${color.accent};
    stroke: ${color.paper};
  }

  .number {
    fill: ${color.white};
    font-size: 13px;
  }

  /* No room for the labels; the list below has the dates too. */
  @media (max-width: 30em) {
    font-size: 0.75rem;

    .when {
      display: none;
    }
  }
`;
