#!/usr/bin/env bash
# Compares the legal record with the ledger that the public site has, which it downloads to RUNNER_TEMP. The site is at
# SITE_URL, or else at the `url` of content/site.yaml.
# Prints the differences as annotations, and fails when there are any, or when the ledger cannot be read.
set -euo pipefail

facts=content/site.yaml
if grep --quiet --extended-regexp '^unpublished: *true\b' "$facts"; then
  echo 'The site is not public yet, so there is no ledger to compare with.'
  exit
fi
# In YAML, quotes may be around the address, and a comment behind it.
site=${SITE_URL:-$(sed --quiet --regexp-extended "s/^url: *[\"']?([^\"' ]+).*/\1/p" "$facts")}
address="$site/legal/ledger.json"
ledger="$RUNNER_TEMP/ledger.json"
# Six tries, half a minute apart: one failed download must not end the run of the day.
status=$(curl --silent --show-error --retry 5 --retry-all-errors --retry-delay 30 --max-time 30 \
  --output "$ledger" --write-out '%{http_code}' "$address") || true
case "$status" in
  200) npm run -s check:content -- --github --published "$ledger" ;;
  404) echo 'No ledger is published yet.' ;;
  *)
    echo "::error::The published ledger could not be read from $address (status ${status:-000}), so nothing was published. Look whether the site answers, and run this workflow again."
    exit 1
    ;;
esac
