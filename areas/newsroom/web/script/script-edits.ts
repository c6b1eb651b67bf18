import type { PieceScript, ScriptDraft, ScriptLine } from '../../contracts/job-control.ts'

/** A line in the editor. */
export interface EditedLine {
  /** A unique key for the line while the script is edited. */
  key: string
  speaker: ScriptLine['speaker']
  text: string
  /** The line as last saved; null for a new one. */
  saved: ScriptLine | null
}

export interface EditedSection {
  title: string
  savedTitle: string
  lines: readonly EditedLine[]
  /** The number of saved lines in the section. */
  savedCount: number
}

export function editable({ sections }: PieceScript): EditedSection[] {
  return sections.map(({ title, lines }, section) => ({
    title,
    savedTitle: title,
    savedCount: lines.length,
    lines: lines.map((line, place) => ({
      key: `${section}-${place}`,
      speaker: line.speaker,
      text: line.text,
      saved: line,
    })),
  }))
}

/**
 * cited: a source contains or proves the line; connective: the line claims nothing; open: not
 * checked yet; own: written by the reader.
 */
export type Standing = 'cited' | 'connective' | 'open' | 'own'

/** Says how a line relates to its sources. A changed line is "open" until it is saved. */
export function standingOf({ text, saved }: EditedLine): Standing {
  if (saved === null || text.trim() !== saved.text.trim()) return 'open'
  if (saved.citations.length > 0) return 'cited'
  return saved.isEdited ? 'own' : 'connective'
}

export function isChanged(sections: readonly EditedSection[]): boolean {
  return sections.some(
    ({ title, savedTitle, lines, savedCount }) =>
      title !== savedTitle ||
      lines.length !== savedCount ||
      lines.some(({ speaker, text, saved }) => speaker !== saved?.speaker || text !== saved.text),
  )
}

/** Makes the draft that is saved, without empty lines. */
export function draftOf(id: string, sections: readonly EditedSection[]): ScriptDraft {
  return {
    id,
    sections: sections.map(({ title, lines }) => ({
      title,
      lines: lines
        .filter(({ text }) => text.trim() !== '')
        .map(({ speaker, text }) => ({ speaker, text: oneLine(text) })),
    })),
  }
}

/** Joins lines, because a sentence has only one, while pasted text may have several. */
function oneLine(text: string): string {
  return text.split(/\s+/u).join(' ').trim()
}
