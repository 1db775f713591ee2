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

describe('an island with a name', () => {
  beforeEach(() => {
    process.env['ISLAND_NAMES'] = 'footer,table';
  });
  afterEach(() => {
    delete process.env['ISLAND_NAMES'];
  });

  it('that is not the name of a file fails the build, which names it', () => {
    expect(() => island('tabel', Menu)).toThrow(
      'The island "tabel" would never start: src has no file tabel.island.ts. An island has the name of its file; there are footer, table.',
    );
  });

  it('that another island has fails the build, which names it', () => {
    island('table', Tabs);
    expect(() => island('table', Menu)).toThrow(
      'Two islands have the name "table", with the components Tabs and Menu.',
    );
  });

  it('of a file is accepted', () => {
    const FooterIsland = island('footer', Menu);
    expect(render(<FooterIsland />)()).toContain('data-island="footer"');
  });
});

it('fails the build in the slot of another island, with both names', () => {
  expect(render(<TabsIsland slots={{ terms: [<MenuIsland key="menu" />] }} />)).toThrow(
    'The island "menu" is inside the slot "terms" of the island "tabs".',
  );
});

it('fails the build in the component of another island, with both names', () => {
  const FrameIsland = island('frame', () => <MenuIsland />);
  expect(render(<FrameIsland />)).toThrow('The island "menu" is inside the island "frame".');
});

it('is accepted beside another island', () => {
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
