#!/bin/sh
# file-type 21.3.4: text in UTF-16, little endian, with its byte order mark (FF FE) is detected as sound: MPEG, layer 1. The readme says
# that text formats are not detected (undefined), and text in UTF-16, big endian (FE FF), is not. The code knows the mark as that of
# "some text based format" and finds nothing, and the less certain checks after it take FF FE for the header of an MPEG frame.
# Seen: "UTF-16LE: audio/mpeg - UTF-16BE: undefined".
# Exits 1 when the text is not detected as sound any more.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "name": "probe", "version": "1.0.0", "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts file-type@21.3.4 > /dev/null
cat > probe.mjs <<'J'
import { fileTypeFromBuffer } from 'file-type';
const text = Buffer.from('\ufeffname;country\r\n', 'utf16le');
const little = await fileTypeFromBuffer(text);
const big = await fileTypeFromBuffer(Buffer.from(text).swap16());
console.log('UTF-16LE:', little?.mime, '- UTF-16BE:', big?.mime);
process.exit(little?.mime === 'audio/mpeg' && big === undefined ? 0 : 1);
J
node probe.mjs
