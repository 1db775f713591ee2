import { graphql } from 'gatsby';
import { outlinedButtonStyles } from '../theme/button-styles';
import { strongLinkStyles } from '../theme/link-styles';

interface SampleIssueLinkProps {
  data: Queries.SampleIssueLinkFragment;
  /** Whether the link looks like a button. */
  isButton?: boolean;
  className?: string;
}

/** The link to the page of the sample issue, which several sections have. */
export const SampleIssueLink = ({ data, isButton = false, className }: SampleIssueLinkProps) => (
  <a
    css={isButton ? outlinedButtonStyles : strongLinkStyles}
    className={className}
    href={data.sampleIssue.path}
  >
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
