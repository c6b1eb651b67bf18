import type { Script } from '#engine/scripts/script.ts'
import type { Narration } from '../../sound/narration.ts'
import { chartOfLine } from './chart-of-line.ts'
import { chartOfLines } from './chart-of-lines.ts'
import { pagesOf } from './long-lines.ts'
import { figureToShow } from './shown-figure.ts'
import { quoteToShow } from './shown-quote.ts'
import { sourcesOf, type Content, type Slide, type TimedLine } from './slide.ts'

/** The most sentences of a slide; MOST_LETTERS limits their letters together. */
const MOST_LINES = 3
const MOST_LETTERS = 300
/** Longer sentences are shown in parts. */
const LONGEST_LINE = 480

/** Plans which slide is shown when, from the beginning to the end without a gap. */
export function planSlides(script: Script, narration: Narration): Slide[] {
  const lines = timedLines(script, narration)
  const slides: Slide[] = []
  for (const section of script.sections) {
    const own = lines.filter((line) => line.section === section)
    slides.push(...slidesOf(script, narration, own))
  }
  if (slides.length === 0) throw new Error('a script without lines cannot be shown')
  return slides.map((slide, at) => ({
    ...slide,
    start: at === 0 ? 0 : slide.start,
    end: slides[at + 1]?.start ?? narration.seconds,
  }))
}

function timedLines(script: Script, narration: Narration): TimedLine[] {
  return narration.lines.flatMap(({ section: at, line, start, end }) => {
    const section = script.sections[at]
    const spoken = section?.lines[line]
    return section && spoken ? { line: spoken, section, start, end } : []
  })
}

function slidesOf(script: Script, narration: Narration, lines: readonly TimedLine[]): Slide[] {
  const slides: Slide[] = []
  const together = chartOfLines(script, lines)
  const lastCited = lines.findLast(({ line }) => line.citations.length > 0)
  let grouped: TimedLine[] = []
  /**
   * The time at which a connecting line announced the next slide, which is shown from then on; null
   * if none did.
   */
  let announcedAt: number | null = null
  const add = (of: readonly TimedLine[], content: Content, start = of[0]!.start) => {
    const sources = sourcesOf(
      script,
      of.map(({ line }) => line),
    )
    slides.push({ start, end: start, section: of[0]!.section, content, sources })
  }
  const closeGroup = () => {
    if (grouped.length > 0) add(grouped, contentOfGroup(script, grouped))
    grouped = []
  }
  for (const [at, spoken] of lines.entries()) {
    const { line, section } = spoken
    const timed: TimedLine = { ...spoken, start: announcedAt ?? spoken.start }
    if (slides.length === 0 && grouped.length === 0 && section === script.sections[0]) {
      add([timed], { kind: 'title' })
      continue
    }
    if (line.citations.length === 0 && !line.isEdited) {
      closeGroup()
      const isLast = section === script.sections.at(-1) && at === lines.length - 1
      const isSources = isLast && script.sources.length > 0
      // A connecting line is only a caption, unless it is a question or comes with the list of
      // sources.
      announcedAt = isSources || isQuestion(line.text) ? null : timed.start
      if (isSources) add([timed], { kind: 'sources' })
      else if (announcedAt === null) add([timed], { kind: 'lead', text: line.text })
      continue
    }
    announcedAt = null
    if (line.text.length > LONGEST_LINE) {
      closeGroup()
      for (const [page, { text, start }] of pagesOf(spoken, narration.cues).entries()) {
        const from = page === 0 ? timed.start : start
        add([timed], { kind: 'text', lines: [{ text, at: from }] }, from)
      }
      continue
    }
    const content = contentOf(line.text, script.language)
    if (together && spoken === lastCited) {
      closeGroup()
      add(lines, { kind: 'chart', chart: { ...together, text: line.text } }, timed.start)
    } else if (content) {
      closeGroup()
      add([timed], content)
    } else {
      if (!fits(grouped, timed)) closeGroup()
      grouped.push(timed)
    }
  }
  closeGroup()
  return slides
}

function contentOf(text: string, language: string): Content | null {
  const chart = chartOfLine(text, language)
  if (chart) return { kind: 'chart', chart }
  const quote = quoteToShow(text)
  if (quote) return { kind: 'quote', text, ...quote }
  const figure = figureToShow(text, language)
  return figure && { kind: 'figure', text, figure }
}

function contentOfGroup(script: Script, group: readonly TimedLine[]): Content {
  const lines = group.map(({ line, start }) => ({ text: line.text, at: start }))
  if (group.length === 1 || areFromOne(group)) return { kind: 'text', lines }
  const sides = lines.map((line, at) => ({
    ...line,
    sources: sourcesOf(script, [group[at]!.line]),
  }))
  return { kind: 'sides', sides }
}

/**
 * Says if a further sentence fits on a slide. Sentences that cite one entry are shown one below the
 * other; in a section on differences, those of several entries are shown side by side.
 */
function fits(group: readonly TimedLine[], timed: TimedLine): boolean {
  const all = [...group, timed]
  const letters = all.reduce((sum, { line: { text } }) => sum + text.length, 0)
  if (letters > MOST_LETTERS || all.length > MOST_LINES) return false
  if (areFromOne(all)) return true
  const entries = new Set(all.map(entryOf))
  return timed.section.kind === 'differences' && entries.size === all.length
}

const entryOf = ({ line }: TimedLine) => line.citations[0]?.entry
const areFromOne = (lines: readonly TimedLine[]) => new Set(lines.map(entryOf)).size === 1

const isQuestion = (text: string) => /[?？؟]\s*$/u.test(text)
