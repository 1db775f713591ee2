import * as z from 'zod';
import { text } from '../../../plugins/mdx-content';
import { defineMenuSectionKind } from '../define-section-kind';
import { listOf } from '../fields';

const point = z
  .strictObject({
    title: text.meta({ title: 'Title' }),
    text: text.meta({ title: 'Text', isLong: true }),
  })
  .meta({ graphqlType: 'ServicePoint' });

/** What a service could look like. */
const example = z
  .strictObject({
    label: text.meta({
      title: 'Label',
      description: 'Says what the example is.',
    }),
    title: text.meta({ title: 'Title' }),
    points: listOf(point, 'point').meta({ title: 'Points' }),
  })
  .meta({ graphqlType: 'ServiceExample' });

/** A point whose last words are marked. */
const markedPoint = z.strictObject({
  title: text.meta({ title: 'Title' }),
  text: text.meta({
    title: 'Text',
    description: 'It begins a sentence.',
    isLong: true,
  }),
  markedText: text.meta({
    title: 'Marked words',
    description: 'They end the sentence, and are marked in yellow.',
  }),
});

/** @param fields the fields below the text of the service */
const service = (title: string, fields: z.ZodRawShape = {}) =>
  z
    .strictObject({
      title: text.meta({ title: 'Heading' }),
      text: text.meta({ title: 'Text', isLong: true }),
      ...fields,
    })
    .meta({ title, graphqlInterface: 'Service' });

/**
 * The section of the home page with the three services. The newsletter has the sample issue for an example;
 * the examples of the others are here.
 */
export const LANDING_SERVICES = defineMenuSectionKind(
  { type: 'LandingServices', name: 'services', title: 'Services', body: 'intro' },
  {
    newsletter: service('Newsletter'),
    bulletin: service('Bulletins', {
      example: example.meta({ title: 'Example of a bulletin' }),
      markedPoint: markedPoint.meta({
        title: 'Point for readers abroad',
        description: 'It follows the points of the example.',
      }),
    }),
    meeting: service('Meetings', {
      example: example.meta({ title: 'Example of an invitation' }),
    }),
  },
);
