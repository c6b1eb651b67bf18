import type { DraftSource, DraftText, Part, Run } from './drafts/draft.ts'

const parts = { nth: 0 }

export function run(text: string, by: Run['by'] = 'reader', source?: number): Run {
  const citations = source === undefined ? [] : [{ source, start: 0, end: text.length }]
  return { text, by, citations, isUnproven: false }
}

export function part(
  kind: Part['kind'],
  runs: Run[] | string,
  variant: number | null = null,
): Part {
  return {
    id: `part-${++parts.nth}`,
    ...{ kind, variant, isCutShort: false },
    runs: typeof runs === 'string' ? [run(runs)] : runs,
  }
}

export function source(outlet: string, more: Partial<DraftSource> = {}): DraftSource {
  return {
    ...{ entry: 11, article: 1, outlet, title: `Report of ${outlet}` },
    link: `https://${outlet.toLowerCase().replaceAll(/[^a-z]/gu, '')}.example/1`,
    publishedAt: '2026-03-02T08:00:00Z',
    ...{ language: 'en', isPrivate: false },
    ...more,
  }
}

/** A blog post with two sources, one of them German. */
export function ferryDraft(): DraftText {
  return {
    title: 'Ferry freed',
    parts: [
      part('title', 'Ferry freed'),
      part('lead', [
        run('Two things are known. '),
        run('The ferry Marigold is afloat again.', 'source', 0),
        run(' '),
        run('Die Fähre fährt wieder.', 'source', 1),
      ]),
      part('heading', 'What you can do'),
      part('item', 'Take the bus.'),
      part('item', [run('Wait: '), run('it sails at noon.', 'source', 0)]),
      part('call', 'Write to us.'),
    ],
    sources: [source('Gazette'), source('Anzeiger', { entry: 12, language: 'de' })],
  }
}
