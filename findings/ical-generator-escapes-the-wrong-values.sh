#!/bin/sh
# ical-generator 10.2.0: the name of a calendar is TEXT (RFC 7986, 5.1) and written as it is: a line break in it begins a property of its own.
# The URL of an event is a URI, which is not escaped (RFC 5545, 3.3.13), and is escaped as if it were TEXT: a comma or a semicolon gets a
# backslash, so that the link leads elsewhere. ical.js, which reads both, is right.
# Seen: "the name adds a property: true - URL: https://example.org/a\,b\;c".
# Exits 1 when both are written correctly.
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
const text = ical({ name: 'Audits\r\nX-ADDED:1', events: [{ id: 'a', start: '2026-11-28', allDay: true, summary: 'x', url }] }).toString();
const calendar = new ICAL.Component(ICAL.parse(text));
const added = calendar.getFirstPropertyValue('x-added') === '1';
const read = calendar.getFirstSubcomponent('vevent').getFirstPropertyValue('url');
console.log('the name adds a property:', added, '- URL:', read);
process.exit(added || read !== url ? 0 : 1);
J
node probe.mjs
