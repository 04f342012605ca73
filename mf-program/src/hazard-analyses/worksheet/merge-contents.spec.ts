import { describe, expect, it } from '@jest/globals';
import { sampleAnalysis, sampleHazard, hazardKey } from '../../testing/sample-analysis.js';
import { contentOf, type Content } from './content.js';
import { mergeContents, valueAt, withValueAt } from './merge-contents.js';

const base = contentOf(sampleAnalysis({ hazards: [sampleHazard(1), sampleHazard(2)] }));
const edit = (...changes: [path: string, value: unknown][]): Content =>
  changes.reduce((content, [path, value]) => withValueAt(content, path, value), base);
const at = (number: number, field: string) => `hazards.${hazardKey(number)}.${field}`;

describe('mergeContents', () => {
  it('joins what two people changed in different cells, answers and texts', () => {
    const mine = edit([at(1, 'severity'), 'high'], ['factors.storage.effect', 'Dry'], ['covers', 'Whole']);
    const theirs = edit([at(1, 'severityReason'), 'Hospital'], [at(2, 'name'), 'Lead'], ['consumers', 'Everyone']);
    const { content, conflicts } = mergeContents({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    const read = [
      at(1, 'severity'),
      at(1, 'severityReason'),
      at(2, 'name'),
      'factors.storage.effect',
      'covers',
      'consumers',
    ];
    expect(read.map((path) => valueAt(content, path))).toEqual([
      'high',
      'Hospital',
      'Lead',
      'Dry',
      'Whole',
      'Everyone',
    ]);
  });

  it('keeps my value of a cell that both changed, and names both', () => {
    const [mine, theirs] = [edit([at(1, 'severity'), 'high']), edit([at(1, 'severity'), 'low'])];
    const { content, conflicts } = mergeContents({ base, mine, theirs });
    expect(conflicts).toEqual([{ path: at(1, 'severity'), mine: 'high', theirs: 'low' }]);
    expect(valueAt(content, at(1, 'severity'))).toBe('high');
    expect(mergeContents({ base, mine, theirs: mine }).conflicts).toEqual([]);
  });

  it('compares values as they are stored: without spaces at their ends, and in any order of keys', () => {
    const source = { title: 'F', url: null, documentId: null, retrievedOn: null };
    const stored = { retrievedOn: null, documentId: null, url: null, title: 'F' };
    const sent = edit(['sources', [source]], ['covers', 'Dried ']);
    const mine = edit(['sources', [{ ...source, title: 'FDA' }]], ['covers', 'Dried on']);
    const theirs = edit(['sources', [stored]], ['covers', 'Dried']);
    const { content, conflicts } = mergeContents({ base: sent, mine, theirs });
    expect([conflicts, content.covers, content.sources[0]!.title]).toEqual([[], 'Dried on', 'FDA']);
  });

  it('merges rows: added ones of both stay, a removed one goes unless the other person changed it', () => {
    const added = (number: number) => ({ ...base, hazards: [...base.hazards, sampleHazard(number)] });
    const keys = (content: Content) => content.hazards.map(({ name }) => name);
    expect(keys(mergeContents({ base, mine: added(3), theirs: added(4) }).content)).toEqual([
      'Hazard 1',
      'Hazard 2',
      'Hazard 3',
      'Hazard 4',
    ]);
    const without = withValueAt(base, `hazards.${hazardKey(1)}`, undefined);
    expect(keys(mergeContents({ base, mine: base, theirs: without }).content)).toEqual(['Hazard 2']);
    const changed = edit([at(1, 'severity'), 'low']);
    const kept = mergeContents({ base, mine: changed, theirs: without });
    expect(keys(kept.content)).toEqual(['Hazard 1', 'Hazard 2']);
    expect(kept.conflicts).toMatchObject([{ path: `hazards.${hazardKey(1)}`, theirs: undefined }]);
    const removed = mergeContents({ base, mine: without, theirs: changed });
    expect(keys(removed.content)).toEqual(['Hazard 2']);
    expect(removed.conflicts).toMatchObject([{ path: `hazards.${hazardKey(1)}`, mine: undefined }]);
  });

  it('leaves out the marks that either person took away, and brings back one that was taken back', () => {
    const marked = (...toCheck: Content['toCheck']): Content => ({ ...base, toCheck });
    const merge = (was: Content, mine: Content, theirs: Content) =>
      mergeContents({ base: was, mine, theirs }).content.toCheck;
    const all = marked('covers', 'consumers', 'sources');
    expect(merge(all, marked('consumers', 'sources'), marked('covers', 'sources'))).toEqual(['sources']);
    expect(merge(marked('sources'), marked('covers', 'sources'), marked())).toEqual(['covers']);
    const row = (toCheck: 'row' | null) => edit([at(1, 'toCheck'), toCheck]);
    const merged = (was: 'row' | null, mine: 'row' | null, theirs: 'row' | null) =>
      valueAt(mergeContents({ base: row(was), mine: row(mine), theirs: row(theirs) }).content, at(1, 'toCheck'));
    expect([merged('row', null, 'row'), merged('row', 'row', null), merged(null, 'row', null)]).toEqual([
      null,
      null,
      'row',
    ]);
  });
});
