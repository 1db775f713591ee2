declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<Record<string, number>>;
      noLayoutClosure: boolean;
      keepFeatures: string[];
      dropTables: string[];
    },
  ): Promise<Uint8Array>;
}
