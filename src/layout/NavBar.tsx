import { useEffect, useRef, useState } from 'react';
import { LAYOUT_IDS } from '../shared/ids';
import { CLASS } from '../theme/class-names';
import { Logo } from './Logo';
import { NAV_BAR_CLASSES } from './nav-bar-classes';
import type { FormLink, LabeledLink } from './section-links';

interface NavBarProps {
  brand: string;
  /** The page that the brand links to. With ROUTES in this file, the script of every page would be larger. */
  homePath: string;
  links: LabeledLink[];
  /** The link to the form, a button that follows the other links. */
  formLink: FormLink;
}

/**
 * The bar has a background once the page is scrolled further than this, in CSS pixels (docs/requirements.md,
 * section 9).
 */
const SOLID_AFTER_SCROLLING = 10;

/**
 * The fixed bar with the brand and the links to sections. On small screens the links are in a menu, and the
 * solid bar has another button to the form.
 */
export function NavBar({ brand, homePath, links, formLink }: NavBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isSolid, setIsSolid] = useState(false);
  const closeMenu = () => setIsOpen(false);

  useEffect(() => {
    const update = () => setIsSolid(window.scrollY > SOLID_AFTER_SCROLLING);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      toggle.current?.focus();
    };
    // The open menu must not cover the focused element (WCAG 2.4.11).
    const closeOutside = (event: Event) => {
      if (!bar.current?.contains(event.target as Node)) setIsOpen(false);
    };
    // A pseudo-element of the bar, the scrim, dims the page. If it closed the menu when the pointer goes
    // down, the click that follows would reach what lies below it.
    const closeOnScrim = (event: Event) => {
      if (event.target === bar.current) setIsOpen(false);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('click', closeOnScrim, { signal });
    return () => controller.abort();
  }, [isOpen]);

  const classes: string[] = [NAV_BAR_CLASSES.bar];
  if (isSolid) classes.push(NAV_BAR_CLASSES.solid);
  if (isOpen) classes.push(NAV_BAR_CLASSES.open);

  return (
    <div ref={bar} className={classes.join(' ')}>
      <a className={NAV_BAR_CLASSES.brand} href={homePath} onClick={closeMenu}>
        <Logo />
        <span>{brand}</span>
      </a>
      {isSolid && !isOpen && (
        <a className={NAV_BAR_CLASSES.barButton} href={formLink.href} aria-label={formLink.label}>
          {formLink.shortLabel}
        </a>
      )}
      <nav aria-label="Main">
        <button
          ref={toggle}
          className={`${NAV_BAR_CLASSES.toggle} ${CLASS.withScripts}`}
          type="button"
          aria-expanded={isOpen}
          aria-controls={LAYOUT_IDS.menu}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{isOpen ? 'Close' : 'Menu'}</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path
              d={isOpen ? 'M5 5l14 14M19 5L5 19' : 'M3 6h18M3 12h18M3 18h18'}
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
        </button>
        <ul id={LAYOUT_IDS.menu} className={`${NAV_BAR_CLASSES.menu} ${CLASS.plainList}`}>
          {[...links, formLink].map((link) => (
            <li key={link.href}>
              <a
                className={link === formLink ? NAV_BAR_CLASSES.menuButton : NAV_BAR_CLASSES.menuLink}
                href={link.href}
                onClick={closeMenu}
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
