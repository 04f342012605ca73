#!/bin/sh
# ical-generator 10.2.0: the URL of an event is a URI, which is not escaped (RFC 5545, 3.3.13), and is escaped as if it were TEXT: a comma or
# a semicolon gets a backslash, so that the link leads elsewhere. ical.js 2.2.1 reads the value as it is, which is right.
# Seen: "URL: https://example.org/a\,b\;c".
# Exits 1 when it is written as it was given.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "name": "probe", "version": "1.0.0", "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts ical-generator@10.2.0 ical.js@2.2.1 > /dev/null
cat > probe.mjs <<'J'
import ICAL from 'ical.js';
import ical from 'ical-generator';
const url = 'https://example.org/a,b;c';
const text = ical({ name: 'Audits', events: [{ id: 'a', start: '2026-11-28', allDay: true, summary: 'x', url }] }).toString();
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
const read = event.getFirstPropertyValue('url');
console.log('URL:', read);
process.exit(read === 'https://example.org/a\\,b\\;c' ? 0 : 1);
J
node probe.mjs
