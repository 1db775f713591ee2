import { graphql } from 'gatsby';
import { strongLinkStyles } from '../theme/touch-target-styles';

interface IssueLinkProps {
  issue: Queries.IssueLinkFragment;
  label: string;
  /** Its styles override those of the link. */
  className?: string;
}

/** The link to the page of an issue, which several sections have. */
export const IssueLink = ({ issue, label, className }: IssueLinkProps) => (
  <a css={strongLinkStyles} className={className} href={issue.path}>
    {label}
  </a>
);

export const query = graphql`
  fragment IssueLink on Issue {
    path
  }
`;
