import { useEffect, useRef, useState } from 'react';
import { LAYOUT_IDS } from '../shared/ids';

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
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    return () => listening.abort();
  }, [open]);

  return (
    <div ref={bar} className="bar" data-solid={solid ? '' : undefined} data-open={open ? '' : undefined}>
      <a className="brand" href="/" onClick={close}>
        <svg viewBox="6 3 20 26" width="20" height="26" aria-hidden="true">
          <path d="M6 3h16l4 4v22H6z" fill="currentColor" />
          <path d="M11 23v-5h2.5v5zm4.5 0V13H18v10zm4.5 0V9h2.5v14z" fill="#fff" />
        </svg>
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
