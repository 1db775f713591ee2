interface SourceLinksProps {
  /** Who publishes the figures. */
  publisher: string;
  /** The quarters, each with the address of the page that publishes its figures. */
  quarters: readonly { name: string; url: string }[];
}

/** "Source: FDIC, Q4 2024 and Q1 2025", with a link for each quarter. */
export const SourceLinks = ({ publisher, quarters }: SourceLinksProps) => (
  <>
    {`Source: ${publisher}, `}
    {quarters.map(({ name, url }, index) => (
      <span key={index}>
        {index > 0 && ' and '}
        <a href={url}>{name}</a>
      </span>
    ))}
  </>
);
