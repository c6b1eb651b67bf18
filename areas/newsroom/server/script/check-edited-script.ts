import type { MaterialEntry } from '#engine/scripts/material.ts'
import { sourcesOf } from '#engine/scripts/sources.ts'
import type { LineCitation, Script, ScriptLine } from '#engine/scripts/script.ts'
import { newsStart } from '#engine/summaries/sentences/sentence-start.ts'
import { sentences } from '#engine/words/sentences.ts'
import { checkWritten } from '#areas/articles/server/lends/by-model.ts'

/** A line as the reader changed it. A line without text is removed. */
export interface EditedLine {
  section: number
  line: number
  text: string
}

/** The most characters of a line, which is far more than can be read in one breath. */
const MOST_CHARACTERS = 1000

/**
 * Applies the reader's changes to a script. A changed line keeps a citation only if an entry
 * contains the line word for word, or if its passages prove it; otherwise the line is marked as the
 * reader's own.
 */
export function checkEditedScript(
  script: Script,
  edits: readonly EditedLine[],
  /** Entries that the script was made from. */
  entries: readonly (MaterialEntry & { article: number })[],
): Script {
  const edited = new Map(
    edits.map(({ section, line, text }) => [`${section}/${line}`, plain(text)]),
  )
  const sections = script.sections.flatMap((section, at) => {
    const lines = section.lines.flatMap((line, nth) => {
      const text = edited.get(`${at}/${nth}`)
      if (text === undefined || text === line.text) return [line]
      return text === '' ? [] : [checked({ ...line, text }, script, entries)]
    })
    return lines.length > 0 ? [{ ...section, lines }] : []
  })
  const byArticle = new Map<number, MaterialEntry[]>()
  for (const entry of entries) {
    const known = byArticle.get(entry.article)
    if (known) known.push(entry)
    else byArticle.set(entry.article, [entry])
  }
  const articles = [...byArticle].map(([id, own]) => ({
    id,
    title: own[0]!.title,
    publishedAt: own[0]!.publishedAt,
    entries: own,
  }))
  return { ...script, sections, sources: sourcesOf(sections, articles) }
}

function checked(
  { speaker, text, citations }: ScriptLine,
  { language }: Script,
  entries: readonly MaterialEntry[],
): ScriptLine {
  const ofLine = new Set(citations.map(({ entry }) => entry))
  // Several entries may contain the text. Those that the line cited before are tried first.
  const inOrder = entries.toSorted((a, b) => Number(ofLine.has(b.id)) - Number(ofLine.has(a.id)))
  const verbatim = standsIn(text, inOrder)
  if (verbatim) return { speaker, text, citations: [verbatim] }
  const sources = inOrder.map((_, nth) => nth + 1)
  const [proven] = checkWritten([{ text, sources }], inOrder, language)
  if (proven?.text === text) {
    const proof = proven.citations.map(({ entry, start, end }) => ({ entry, start, end }))
    return { speaker, text, citations: proof }
  }
  return { speaker, text, citations: [], isEdited: true }
}

/**
 * Finds an entry that contains a text as a whole sentence. A part of a sentence does not count,
 * because it may mean the opposite.
 */
function standsIn(text: string, entries: readonly MaterialEntry[]): LineCitation | null {
  for (const entry of entries) {
    if (!entry.text.includes(text)) continue
    for (const { text: sentence, start, end } of sentences(entry.text)) {
      if (!sentence.endsWith(text)) continue
      const before = sentence.length - text.length
      if (before === newsStart(sentence) || before === 0)
        return { entry: entry.id, start: start + before, end }
    }
  }
  return null
}

function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS)
}
