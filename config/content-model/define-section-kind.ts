import * as z from 'zod';
import type { SectionId } from '../../src/shared/ids';
import { ROUTES } from '../../src/shared/routes';
import { defineKind } from './define-kind';
import { heading, menu } from './fields';
import type { ModelKind } from './model-types';

interface SectionKindDescription extends Pick<ModelKind, 'type' | 'title' | 'body' | 'interfaces'> {
  /** The name of its file, without `.mdx`. */
  name: string;
}

interface MenuSectionKindDescription extends Omit<SectionKindDescription, 'interfaces'> {
  name: SectionId;
}

/**
 * @param fields the fields below the heading, and the heading itself where it has a description of its own
 * @returns the kind of the text of a section of the home page, which has one file in content/landing
 */
export const defineSectionKind = (
  { name, interfaces = [], ...kind }: SectionKindDescription,
  fields: z.ZodRawShape,
): ModelKind =>
  defineKind({
    ...kind,
    page: ROUTES.home,
    interfaces: ['SectionText', ...interfaces],
    formGroup: { title: 'Home page', description: 'The sections of the home page.' },
    folder: 'landing',
    names: [name],
    titleField: 'heading',
    frontMatter: z.strictObject({ heading, ...fields }),
    headingLevel: 3,
    datesFollowFacts: true,
  });

/** @returns the kind of the text of a section that the menu links to */
export const defineMenuSectionKind = (
  kind: MenuSectionKindDescription,
  fields: z.ZodRawShape = {},
): ModelKind => defineSectionKind({ ...kind, interfaces: ['MenuSection'] }, { menu, ...fields });
