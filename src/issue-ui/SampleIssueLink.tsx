import { graphql } from 'gatsby';
import { strongLinkStyles } from '../theme/touch-target-styles';

interface SampleIssueLinkProps {
  data: Queries.SampleIssueLinkFragment;
  /** The styles of the parent replace those of a link on a line of its own. */
  className?: string;
}

/** The link to the sample issue, which several sections have. */
export const SampleIssueLink = ({ data, className }: SampleIssueLinkProps) => (
  <a css={strongLinkStyles} className={className} href={data.sampleIssue.path}>
    {data.sharedLabels.sampleLink}
  </a>
);

export const query = graphql`
  fragment SampleIssueLink on Query {
    sampleIssue {
      path
    }
    sharedLabels {
      sampleLink
    }
  }
`;
