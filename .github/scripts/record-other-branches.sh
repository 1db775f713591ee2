#!/usr/bin/env bash
# Starts record.yml on the branches of the editor that change legal texts or facts. Reads the branches in the clone,
# and GITHUB_REPOSITORY; gh reads GH_TOKEN. Writes no output and no summary.
set -euo pipefail

for branch in $(git for-each-ref --format '%(refname:lstrip=3)' refs/remotes/origin/cms/); do
  if ! git diff --quiet "origin/main...origin/$branch" -- content/legal content/site.yaml; then
    gh workflow run record.yml --repo "$GITHUB_REPOSITORY" --ref "$branch"
  fi
done
