#!/usr/bin/env bash
# Compares the legal record with the ledger that the site at SITE_URL publishes, which it downloads to RUNNER_TEMP.
# Prints the differences as annotations, and fails when there are any, or when the ledger cannot be read.
set -euo pipefail

ledger="$RUNNER_TEMP/ledger.json"
# Six tries, half a minute apart: one failed download must not end the run of the day.
status=$(curl --silent --show-error --retry 5 --retry-all-errors --retry-delay 30 --max-time 30 \
  --output "$ledger" --write-out '%{http_code}' "$SITE_URL/legal/ledger.json") || true
case "$status" in
  200) npm run -s check:content -- --github --published "$ledger" ;;
  404) echo 'No ledger is published yet.' ;;
  *)
    echo "::error::The published ledger could not be read from $SITE_URL/legal/ledger.json (status ${status:-000}), so nothing was published. Look whether the site answers, and run this workflow again."
    exit 1
    ;;
esac
