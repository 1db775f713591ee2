#!/usr/bin/env bash
# Merges the branch, which is checked out, into main, the commit $1, and leaves the result checked out. Outputs the
# two commits as `main` and `branch`. Where only a person can merge, it fails, and the summary says what to do.
set -euo pipefail

if [ "$GITHUB_REF_NAME" = main ]; then
  echo 'A version is recorded on the branch of its pull request, never on main. Choose that branch.' |
    tee -a "$GITHUB_STEP_SUMMARY"
  exit 1
fi

main=$(git rev-parse "$1")
branch=$(git rev-parse HEAD)

# The branch is merged into main, not main into it: when somebody saves again, the editor repeats the difference
# between each commit and its first parent. That has to be what the branch changes; what main changed would undo
# later changes of main.
git checkout --quiet --detach "$main"
if ! git merge --quiet --no-edit "$branch"; then
  conflicts=$(git diff --name-only --diff-filter=U -- . ':!content/legal/record' | paste -sd ' ' -)
  if [ -n "$conflicts" ]; then
    tee -a "$GITHUB_STEP_SUMMARY" <<END
Somebody else has changed the same lines, and that is published already: $conflicts
In the editor, copy your text, click "Delete unpublished changes", and make your change again. If you work with files, resolve the conflict in the pull request, and record again.
END
    exit 1
  fi
  # The record has a conflict as soon as two texts are approved one after the other. It is made again from main's.
  git restore --source HEAD --staged --worktree -- content/legal/record
  git commit --quiet --no-edit
fi

echo "main=$main" >> "$GITHUB_OUTPUT"
echo "branch=$branch" >> "$GITHUB_OUTPUT"
