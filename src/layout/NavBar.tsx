import { useEffect, useRef, useState } from 'react';
import { LAYOUT_IDS } from '../shared/ids';
import { Mark } from './Mark';

export interface NavLink {
  label: string;
  href: string;
}

interface NavBarProps {
  brand: string;
  /** The last looks like a button. */
  links: NavLink[];
}

/** The bar is solid beyond this scroll position, in CSS pixels (docs/requirements.md, section 9). */
const SOLID_BEYOND = 10;

/** The fixed bar: brand, links to the sections and to the waitlist; the links are in a menu on small screens. */
export function NavBar({ brand, links }: NavBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [solid, setSolid] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    const update = () => setSolid(window.scrollY > SOLID_BEYOND);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    };
    // The open menu must not cover the focused element (WCAG 2.4.11).
    const closeOutside = (event: Event) => {
      if (!bar.current?.contains(event.target as Node)) setOpen(false);
    };
    // The bar's pseudo-element dims the page. It closes the menu with the click and not when the pointer goes down: the
    // click would otherwise reach what lies below it.
    const closeOnScrim = (event: Event) => {
      if (event.target === bar.current) setOpen(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('click', closeOnScrim, { signal });
    return () => listening.abort();
  }, [open]);

  return (
    <div ref={bar} className="bar" data-solid={solid ? '' : undefined} data-open={open ? '' : undefined}>
      <a className="brand" href="/" onClick={close}>
        <Mark />
        <span>{brand}</span>
      </a>
      <nav aria-label="Main">
        <button
          ref={toggle}
          className="toggle js-only"
          type="button"
          aria-expanded={open}
          aria-controls={LAYOUT_IDS.menu}
          onClick={() => setOpen(!open)}
        >
          <span>{open ? 'Close' : 'Menu'}</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d={open ? 'M5 5l14 14M19 5L5 19' : 'M3 6h18M3 12h18M3 18h18'}
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
        </button>
        <ul id={LAYOUT_IDS.menu} className="plain-list">
          {links.map(({ label, href }, index) => (
            <li key={href}>
              <a className={index === links.length - 1 ? 'join' : undefined} href={href} onClick={close}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
