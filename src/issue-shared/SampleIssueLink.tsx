import { graphql } from 'gatsby';
import { strongLinkStyles } from '../theme/touch-target-styles';

interface SampleIssueLinkProps {
  data: Queries.SampleIssueLinkFragment;
  /** Its styles override those of the link. */
  className?: string;
}

/** The link to the page of the sample issue, which several sections have. */
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
