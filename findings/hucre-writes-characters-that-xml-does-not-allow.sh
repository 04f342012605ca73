#!/bin/sh
# hucre 1.0.0: writeXlsx writes U+FFFE and U+FFFF as they are, which XML does not allow, so that strict readers refuse the sheet.
# It writes text such as _x0041_ as it is, which Office and hucre itself read as 'A'. Control characters and CR it escapes.
# Seen: U+FFFE in the sheet: true; '_x0041_' is read back as 'A'.
# Exits 1 when hucre escapes one of them.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
cat > package.json <<'J'
{ "name": "probe", "version": "1.0.0", "private": true, "type": "module" }
J
npm install --no-audit --no-fund --loglevel=error --ignore-scripts hucre@1.0.0 yauzl@3.4.0 > /dev/null
cat > probe.js <<'J'
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [['a\uFFFEb', '_x0041_', 'c\u0001d']] }] });
let xml = '';
const zip = await fromBufferPromise(Buffer.from(bytes));
for await (const entry of zip.eachEntry())
  if (/sheet1|sharedStrings/.test(entry.fileName)) xml += await buffer(await zip.openReadStreamPromise(entry));
const [[, read]] = (await readXlsx(bytes)).sheets[0].rows;
console.log('U+FFFE in the sheet:', xml.includes('\uFFFE'), '- U+0001 in the sheet:', xml.includes('\u0001'), "- '_x0041_' is read back as", JSON.stringify(read));
process.exit(xml.includes('\uFFFE') && read === 'A' ? 0 : 1);
J
node probe.js
