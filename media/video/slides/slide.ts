import type { Script, ScriptLine, ScriptSection, ScriptSource } from '#engine/scripts/script.ts'
import type { Chart } from './chart.ts'

/** The content of the screen while one or a few lines are spoken. */
export interface Slide {
  /** The start in seconds of the narration. */
  start: number
  end: number
  section: ScriptSection
  content: Content
  /** The sources that the slide's lines cite; none for a connecting line. */
  sources: readonly ScriptSource[]
}

export type Content =
  | { kind: 'title' }
  /** A question in the size of a headline. */
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
  /** The time at which the line appears on the slide, in seconds of the narration. */
  at: number
}

/** A sentence with its sources. */
export interface Side extends ShownLine {
  sources: readonly ScriptSource[]
}

/** A number as its sentence writes it, and its place in that sentence. */
export interface ShownFigure {
  text: string
  /** The words that make the number a bound, such as "at least"; empty for an exact number. */
  bound: string
  start: number
  end: number
}

/** A line with the time at which it sounds, in seconds. */
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
