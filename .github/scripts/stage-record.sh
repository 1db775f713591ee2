#!/usr/bin/env bash
# Stages content/legal/record. Reads nothing but the checkout, and outputs `changed`, which is `yes` when the record
# differs from the one of the last commit, and is not set otherwise.
set -euo pipefail

git add --all --force content/legal/record
if ! git diff --cached --quiet; then
  echo 'changed=yes' >> "$GITHUB_OUTPUT"
fi
