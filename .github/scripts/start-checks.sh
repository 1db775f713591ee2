#!/usr/bin/env bash
# Starts test.yml and preview.yml on the branch GITHUB_REF_NAME of GITHUB_REPOSITORY; gh reads GH_TOKEN. The summary
# says so.
set -euo pipefail

number=$(gh pr list --repo "$GITHUB_REPOSITORY" --head "$GITHUB_REF_NAME" --json number --jq '.[0].number // empty')
on_branch=(--repo "$GITHUB_REPOSITORY" --ref "$GITHUB_REF_NAME")
gh workflow run test.yml "${on_branch[@]}"
gh workflow run preview.yml "${on_branch[@]}" --raw-field "pull-request=$number"
echo 'The record is a commit on the branch, and its checks have started.' >> "$GITHUB_STEP_SUMMARY"
