import type { GatsbyNode } from 'gatsby';
import * as z from 'zod';
import type { ImageElement } from './draw-social-image';

/** The options of this plugin in gatsby-config.ts. */
export type SocialImageOptions<Data extends z.ZodObject = z.ZodObject> = {
  /** The path of the picture on the site. */
  path: string;
  /** Both sides are in pixels. Networks show a picture large when its sides are as 1.91 to 1. */
  width: number;
  height: number;
  /** The colour around a layout that is narrower than the picture. */
  background: string;
  /**
   * Files in WOFF, TTF or OTF format, by paths from the project's folder. The picture can't use the fonts of
   * browsers.
   */
  fonts: readonly { name: string; weight: 400 | 600; file: string }[];
  /**
   * The fields of GraphQL's `Query`, with fields of their own, that the picture shows. The query
   * follows from this schema, and its result has to fit it.
   */
  data: Data;
  /**
   * Lays out the result of the query: `div` elements, with the styles that satori knows
   * (https://github.com/vercel/satori#css).
   */
  layout: (data: z.output<Data>) => ImageElement;
};

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object<SocialImageOptions>({
    path: Joi.string().required(),
    width: Joi.number().required(),
    height: Joi.number().required(),
    background: Joi.string().required(),
    fonts: Joi.array()
      .items(
        Joi.object({
          name: Joi.string().required(),
          weight: Joi.valid(400, 600).required(),
          file: Joi.string().required(),
        }),
      )
      .required(),
    data: Joi.object().instance(z.ZodObject).required(),
    layout: Joi.function().required(),
  });
