import type { Script, ScriptLine, ScriptSection, ScriptSource } from '#engine/scripts/script.ts'
import type { Chart } from './chart.ts'

/** The picture while one line, or a few, are spoken. */
export interface Slide {
  /** The start in seconds of the narration. */
  start: number
  end: number
  section: ScriptSection
  content: Content
  /** Sources that the lines of the slide cite; none for a connective. */
  sources: readonly ScriptSource[]
}

export type Content =
  | { kind: 'title' }
  /** A question, or the introduction of a chapter. */
  | { kind: 'lead'; text: string }
  | { kind: 'text'; lines: readonly ShownLine[] }
  | { kind: 'figure'; text: string; figure: ShownFigure }
  | { kind: 'quote'; text: string; quote: string; before: string; after: string }
  | { kind: 'chart'; chart: Chart }
  /** Differing statements of sources, side by side. */
  | { kind: 'sides'; sides: readonly Side[] }
  | { kind: 'sources' }

export interface ShownLine {
  text: string
  /** The time at which it joins the slide, in seconds of the narration. */
  at: number
}

/** A sentence, and who says it. */
export interface Side extends ShownLine {
  sources: readonly ScriptSource[]
}

/** A number as its sentence writes it, and where. */
export interface ShownFigure {
  text: string
  /** The words that bound it, as "at least". */
  bound: string
  start: number
  end: number
}

/** A line and when it sounds. */
export interface TimedLine {
  line: ScriptLine
  section: ScriptSection
  start: number
  end: number
}

export function sourcesOf(script: Script, lines: readonly ScriptLine[]): ScriptSource[] {
  const entries = new Set(lines.flatMap(({ citations }) => citations.map(({ entry }) => entry)))
  return script.sources.filter(({ entry }) => entries.has(entry))
}
