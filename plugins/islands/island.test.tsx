/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Slots } from './hydrate';
import { island } from './island';

const Menu = () => <nav />;
const Tabs = ({ slots }: { slots: Slots }) => <section>{slots['terms']}</section>;

const MenuIsland = island('menu', Menu);
const TabsIsland = island('tabs', Tabs);

const render = (element: ReactNode) => () => renderToString(element);

describe('the name of an island', () => {
  beforeEach(() => {
    Object.assign(globalThis, { ISLAND_NAMES: ['footer', 'table'] });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ISLAND_NAMES');
  });

  it('fails the build when no file has it, and the message lists the files', () => {
    expect(() => island('tabel', Menu)).toThrow(
      'The island "tabel" would never start, because no file is called tabel.island.ts. Give the island the name of its file, which is one of footer, table.',
    );
  });

  it('fails the build when another island has it, and the message names both components', () => {
    island('table', Tabs);
    expect(() => island('table', Menu)).toThrow(
      'Two islands have the name "table", with the components Tabs and Menu.',
    );
  });

  it('is accepted when a file has it', () => {
    const FooterIsland = island('footer', Menu);
    expect(render(<FooterIsland />)()).toContain('data-island="footer"');
  });
});

it('an island in the slot of another one fails the build, and the message names both', () => {
  expect(render(<TabsIsland slots={{ terms: [<MenuIsland key="menu" />] }} />)).toThrow(
    'The island "menu" is inside the slot "terms" of the island "tabs".',
  );
});

it('an island in the component of another one fails the build, and the message names both', () => {
  const FrameIsland = island('frame', () => <MenuIsland />);
  expect(render(<FrameIsland />)).toThrow('The island "menu" is inside the island "frame".');
});

it('islands may be beside each other', () => {
  const Page = () => (
    <>
      <MenuIsland />
      <TabsIsland slots={{ terms: 'The terms' }} />
      <MenuIsland />
    </>
  );
  expect(render(<Page />)().match(/data-island="\w+"/g)).toEqual([
    'data-island="menu"',
    'data-island="tabs"',
    'data-island="menu"',
  ]);
});

it('TypeScript refuses props that JSON would lose', () => {
  const Clock = ({ time }: { time: Date }) => <time>{String(time)}</time>;
  const ClockIsland = island('clock', Clock);
  // @ts-expect-error -- JSON has no dates: the component would get a text in browsers.
  expect(<ClockIsland props={{ time: new Date(0) }} />).toBeDefined();
  const Button = ({ onPress }: { onPress: () => void }) => <button onClick={onPress} />;
  const ButtonIsland = island('button', Button);
  // @ts-expect-error -- JSON has no functions.
  expect(<ButtonIsland props={{ onPress: () => undefined }} />).toBeDefined();
});
