import type { GatsbyNode } from 'gatsby';
import type { ReactElement } from 'react';
import type { FontWeight } from 'satori';

/**
 * The options of this plugin in gatsby-config.ts.
 *
 * @typeParam Data the result of `query`
 */
export type SocialImageOptions<Data = unknown> = {
  /** The path of the picture on the site. */
  path: string;
  /** Both sides are in pixels. Networks show a picture large when the ratio of its sides is 1.91 to 1. */
  width: number;
  height: number;
  /** The color around a layout that is narrower than the picture. */
  background: string;
  /**
   * Files in WOFF, TTF or OTF format, by paths from the project's folder. The picture can't use the fonts of
   * browsers.
   */
  fonts: readonly { name: string; weight: FontWeight; file: string }[];
  /** The GraphQL query for what the picture shows. */
  query: string;
  /**
   * Lays out the result of the query, in elements with the style attributes that satori knows
   * (https://github.com/vercel/satori#css).
   */
  layout: (data: Data) => ReactElement;
  /** Says in words what the picture shows, for those who can't see it. */
  alt: (data: Data) => string;
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
          weight: Joi.valid(100, 200, 300, 400, 500, 600, 700, 800, 900).required(),
          file: Joi.string().required(),
        }),
      )
      .required(),
    query: Joi.string().required(),
    layout: Joi.function().required(),
    alt: Joi.function().required(),
  });
