import type { DraftNotice } from './draft-notice.ts'
import type { Citation, DraftText, Run } from './draft.ts'

const SHOWN_CHARACTERS = 80
const SHOWN_SENTENCES = 3

/** The current state of a report that a draft cites. */
export interface SourceNow {
  /** True if no other reader may see the report. */
  isPrivate: boolean
  /** True if the reader follows a source that carries the report. */
  isFollowed: boolean
  /**
   * The article that the report belongs to now, which changes if articles are merged; null if it is
   * in none.
   */
  article: number | null
  /** The current text of a report that its publisher changed; null if it never changed. */
  revised: {
    title: string
    text: string
    /** The text that a model read before the change; null if the model read the current text. */
    former: string | null
  } | null
}

export type SourcesNow = ReadonlyMap<number, SourceNow>

/**
 * Updates the sources of a text: their article, their privacy, and the places of passages that
 * moved. Notices say which sentences cite a report that is gone, changed, private or no longer
 * followed.
 */
export function changedSources(
  text: DraftText,
  /** Reports that still exist, by the id of their entry. */
  now: SourcesNow,
): { text: DraftText; notices: DraftNotice[] } {
  const sources = text.sources.map((source) => {
    const is = now.get(source.entry)
    if (!is) return source
    const { article, isPrivate } = is
    return {
      ...source,
      article: article ?? source.article,
      isPrivate: source.isPrivate || isPrivate,
    }
  })
  const unsaid = new Set<Run>()
  const parts = text.parts.map((part) => ({
    ...part,
    runs: part.runs.map((run) => {
      const citations = run.citations.map((citation) =>
        placedNow(run, citation, now.get(text.sources[citation.source]?.entry ?? 0)),
      )
      const placed = citations.filter((citation) => citation !== null)
      if (placed.length < citations.length) unsaid.add(run)
      return placed.length < citations.length ? run : { ...run, citations: placed }
    }),
  }))
  const notices = text.sources.flatMap((source, place) => {
    const runs = text.parts.flatMap((part) =>
      part.runs.filter(({ citations }) => citations.some((one) => one.source === place)),
    )
    return noticesOf(source, now.get(source.entry), runs, unsaid)
  })
  return { text: { ...text, parts, sources }, notices }
}

/** True if public files show this notice, too. */
export function isForPublic(notice: DraftNotice): boolean {
  return isDoubt(notice) || notice.kind === 'length'
}

/** True if a person has to check the text before it is published. */
export function isDoubt({ kind }: DraftNotice): boolean {
  return kind === 'withdrawn' || kind === 'changed'
}

/** Finds the current place of cited words; null if the report no longer has them. */
function placedNow(run: Run, citation: Citation, now: SourceNow | undefined): Citation | null {
  if (!now?.revised) return citation
  const { title, text, former } = now.revised
  const { start, end } = citation
  // A headline is not part of the report's text, so a citation of it has an empty passage.
  if (start === end) return run.by !== 'source' || title.includes(run.text) ? citation : null
  const words = run.by === 'source' ? run.text : former?.slice(start, end)
  if (words === undefined || text.startsWith(words, start)) return citation
  const moved = text.indexOf(words)
  return moved === -1 ? null : { ...citation, start: moved, end: moved + end - start }
}

function noticesOf(
  { outlet, link, isPrivate }: DraftText['sources'][number],
  now: SourceNow | undefined,
  runs: readonly Run[],
  unsaid: ReadonlySet<Run>,
): DraftNotice[] {
  if (runs.length === 0) return []
  const said = told(runs)
  const notice = (kind: DraftNotice['kind'], words: string) => ({ kind, words, field: null })
  if (!now) {
    const look = link === null ? '' : ' Look at its page before you publish them.'
    return [
      notice(
        'withdrawn',
        `The report of ${outlet} is no longer here. The words that cite it stay as they are: ${said}.${look}`,
      ),
    ]
  }
  const notices: DraftNotice[] = []
  const gone = runs.filter((run) => unsaid.has(run))
  if (gone.length > 0)
    notices.push(
      notice(
        'changed',
        `${outlet} changed its report, which no longer says what is cited: ${told(gone)}. Remove it, or draft the text again.`,
      ),
    )
  if (now.isPrivate && !isPrivate)
    notices.push(
      notice('private', `${outlet} became a private source. It stays out of public texts: ${said}`),
    )
  if (!now.isFollowed)
    notices.push(
      notice(
        'unfollowed',
        `You do not follow ${outlet} any more, so changes to its report may be missed: ${said}`,
      ),
    )
  return notices
}

/** Quotes the first of these sentences for a notice, and counts the others. */
function told(runs: readonly Run[]): string {
  const shown = runs.slice(0, SHOWN_SENTENCES).map(({ text }) => `“${shortened(text.trim())}”`)
  const more = runs.length - shown.length
  return shown.join(', ') + (more > 0 ? `, and ${more} more` : '')
}

function shortened(text: string): string {
  const letters = Array.from(text)
  return letters.length > SHOWN_CHARACTERS
    ? `${letters.slice(0, SHOWN_CHARACTERS).join('')}…`
    : text
}
