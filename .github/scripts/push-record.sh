#!/usr/bin/env bash
# Commits the record in the folder $1 on top of the merged branch, and pushes to GITHUB_REF_NAME if that still is at
# the commit BRANCH; gh reads GH_TOKEN. Outputs `pushed`, which is `yes`; otherwise the summary says why not.
set -euo pipefail

rm -rf content/legal/record
cp -R "$1" content/legal/record
git add --all --force content/legal/record
git commit --quiet --message 'Record legal texts'

gh auth setup-git
ref="refs/heads/$GITHUB_REF_NAME"
# A branch that was changed or deleted meanwhile is neither overwritten nor made again.
if git push --quiet --force-with-lease="$ref:$BRANCH" origin "HEAD:$ref"; then
  echo 'pushed=yes' >> "$GITHUB_OUTPUT"
elif [ "$(git ls-remote origin "$ref" | cut -f 1)" = "$BRANCH" ]; then
  exit 1
else
  echo 'The text was saved again meanwhile. The next run records it.' >> "$GITHUB_STEP_SUMMARY"
fi
