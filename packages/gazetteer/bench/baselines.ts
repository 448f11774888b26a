import uFuzzy from '@leeoniya/ufuzzy';
import { create, insertMultiple, search as oramaSearch } from '@orama/orama';
import { Index } from 'flexsearch';
import Fuse from 'fuse.js';
import fuzzysort from 'fuzzysort';
import { matchSorter } from 'match-sorter';
import MiniSearch from 'minisearch';

/** A matcher over a list of names; a search gives places in that list, best first. */
export interface Baseline {
  readonly name: string;
  search(query: string): readonly number[];
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Each library as its documentation tunes it for short names with typing mistakes, on folded names. */
export const baselines: Readonly<Record<string, (names: readonly string[]) => Baseline>> = {
  'fuse.js 7.5'(names) {
    const fuse = new Fuse(names.map(fold), { threshold: 0.4, ignoreDiacritics: true });
    return {
      name: 'fuse.js 7.5',
      search: (query) => fuse.search(fold(query), { limit: 20 }).map(({ refIndex }) => refIndex),
    };
  },
  'minisearch 7.2'(names) {
    const mini = new MiniSearch<{ id: number; name: string }>({
      fields: ['name'],
      searchOptions: { fuzzy: 0.4, prefix: true },
    });
    mini.addAll(names.map((name, id) => ({ id, name: fold(name) })));
    return {
      name: 'minisearch 7.2',
      search: (query) =>
        mini
          .search(fold(query))
          .slice(0, 20)
          .map(({ id }) => Number(id)),
    };
  },
  'uFuzzy 1.0'(names) {
    const folded = names.map(fold);
    const fuzzy = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });
    return {
      name: 'uFuzzy 1.0',
      search(query) {
        const needle = fold(query);
        const found = fuzzy.filter(folded, needle);
        if (!found || found.length === 0) return [];
        if (found.length > 2000) return found.slice(0, 20);
        const info = fuzzy.info(found, folded, needle);
        return fuzzy
          .sort(info, folded, needle)
          .slice(0, 20)
          .map((i) => info.idx[i] ?? -1);
      },
    };
  },
  'orama 3.1'(names) {
    const orama = create({ schema: { name: 'string', at: 'number' } as const });
    void insertMultiple(
      orama,
      names.map((name, at) => ({ name: fold(name), at })),
      100_000,
    );
    return {
      name: 'orama 3.1',
      search(query) {
        const answer = oramaSearch(orama, { term: fold(query), tolerance: 2, limit: 20 });
        return 'hits' in answer ? answer.hits.map(({ document }) => document.at) : [];
      },
    };
  },
  'flexsearch 0.8'(names) {
    const index = new Index({ tokenize: 'forward', encoder: 'LatinAdvanced' });
    names.forEach((name, at) => index.add(at, fold(name)));
    return {
      name: 'flexsearch 0.8',
      search: (query) => index.search(fold(query), { limit: 20, suggest: true }).map(Number),
    };
  },
  'fuzzysort 3.1'(names) {
    const targets = names.map((name, at) => ({ at, name: fuzzysort.prepare(fold(name)) }));
    return {
      name: 'fuzzysort 3.1',
      search: (query) =>
        fuzzysort.go(fold(query), targets, { key: 'name', limit: 20 }).map(({ obj }) => obj.at),
    };
  },
  'match-sorter 8'(names) {
    const targets = names.map((name, at) => ({ at, name: fold(name) }));
    return {
      name: 'match-sorter 8',
      search: (query) =>
        matchSorter(targets, fold(query), { keys: ['name'] })
          .slice(0, 20)
          .map(({ at }) => at),
    };
  },
};
