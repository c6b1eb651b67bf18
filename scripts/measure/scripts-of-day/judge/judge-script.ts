import { toldFigures } from '#engine/claims/told-figures.ts'
import type { Material, MaterialEntry } from '#engine/scripts/material.ts'
import type { Script, ScriptLine, ScriptSection } from '#engine/scripts/script.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'
import { isAhead } from '#engine/scripts/sentences/cues.ts'
import { outsideQuotes } from '#engine/summaries/sentences/outside-quotes.ts'
import { groupBy } from '../../day/judge-day.ts'

/** Faults that a listener would find with a piece, counted. */
export interface ScriptFigures {
  words: number
  /** The number of words that come from no source, such as names of outlets, days and questions. */
  connectives: number
  facts: number
  /** The number of words of sources that the second voice says; null if there is only one voice. */
  factsOfB: number | null
  questions: number
  /**
   * The number of sentences that come after one of the same affair that was published hours later,
   * without a day being named in between.
   */
  behindNewer: number
  /** The number of stories that come right after a story of a later day. */
  dayBack: number
  /** Sentences that are outdated by a newer report of the same affair in the piece. */
  stale: readonly string[]
  stories: number
  /** The number of stories whose day listeners know. */
  dated: number
}

const TOLERANCE_MS = 6 * 3_600_000
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|tonight|(?:jan|febr)uary|march|april|june|july|august|(?:septem|octo|novem|decem)ber|(?:aug|sept)\. \d)\b/iu
/** Words for a state that may have ended by the next report. */
const UNSETTLED =
  /\b(?:hasn['’]t|haven['’]t|has not|have not|not yet|yet to|still|remains?|so far|currently|could soon|is (?:weighing|considering)|ahead of)\b/iu

interface Said {
  line: ScriptLine
  section: ScriptSection
  entry: MaterialEntry
  article: number
  affair: string
  at: number
}

/** Judges a script; `affairOf` gives the affair of an entry. */
export function judgeScript(
  script: Script,
  material: Material,
  affairOf: (entry: number, article: number) => string,
): ScriptFigures {
  const homes = new Map(
    material.articles.flatMap(({ id, entries }) =>
      entries.map(
        (entry) => [entry.id, { entry, article: id, affair: affairOf(entry.id, id) }] as const,
      ),
    ),
  )
  const lines = script.sections.flatMap((section) =>
    section.lines.map((line) => ({ section, line })),
  )
  const said = lines.flatMap(({ section, line }): Said[] => {
    const home = homes.get(line.citations[0]?.entry ?? -1)
    return home ? [{ section, line, ...home, at: Date.parse(home.entry.publishedAt) }] : []
  })
  const wordsOf = (some: readonly ScriptLine[]) =>
    some.reduce((sum, { text }) => sum + countWords(text, script.language), 0)
  const ours = lines.map(({ line }) => line).filter(({ citations }) => citations.length === 0)
  const facts = said.map(({ line }) => line)
  const isOfTwo = lines.some(({ line }) => line.speaker === 'b')
  const stories = groupBy(said, ({ article }) => article)
  return {
    words: wordsOf(lines.map(({ line }) => line)),
    connectives: wordsOf(ours),
    facts: wordsOf(facts),
    factsOfB: isOfTwo ? wordsOf(facts.filter(({ speaker }) => speaker === 'b')) : null,
    questions: ours.filter(({ text, speaker }) => speaker === 'b' && text.endsWith('?')).length,
    behindNewer: said.filter(({ affair, at, article }, nth) => {
      const isBehind = said
        .slice(0, nth)
        .some((before) => before.affair === affair && before.at > at + TOLERANCE_MS)
      return isBehind && !isDayHeard(lines, said, nth, article)
    }).length,
    dayBack: daysBack([...stories.values()]),
    stale: staleAmong(said, material, homes),
    stories: stories.size,
    dated: [...stories.values()].filter((own) => isDated(own, script)).length,
  }
}

/** Says if a day was mentioned since the last sentence of another time or another story. */
function isDayHeard(
  lines: readonly { line: ScriptLine }[],
  said: readonly Said[],
  nth: number,
  article: number,
): boolean {
  const own = said[nth]!
  const before = said.slice(0, nth).findLast((one) => one.article !== article || one.at !== own.at)
  const all = lines.map(({ line }) => line)
  const from = before ? all.indexOf(before.line) + 1 : 0
  const heard = all.slice(from, all.indexOf(own.line))
  return heard.some(({ text, citations }) => citations.length === 0 && DAY.test(text))
}

function daysBack(stories: readonly Said[][]): number {
  const days = stories.map((own) => Math.floor(Math.max(...own.map(({ at }) => at)) / 86_400_000))
  return days.filter((day, nth) => nth > 0 && day < days[nth - 1]!).length
}

/**
 * Says if listeners know the day of a story. One of its own sentences may name a day, or else the last connecting
 * sentence with a day before it counts. If that sentence is in the opening, it must name the story's own date.
 */
function isDated(own: readonly Said[], { sections }: Script): boolean {
  const lines = sections.flatMap((section) => section.lines)
  if (own.some(({ line }) => DAY.test(line.text))) return true
  const before = lines.slice(0, lines.indexOf(own[0]!.line))
  const day = before.findLast(({ text, citations }) => citations.length === 0 && DAY.test(text))
  if (!day) return false
  const isOpening = sections[0]!.lines.includes(day)
  const at = new Date(Math.max(...own.map((one) => one.at)))
  return !isOpening || day.text.includes(`${at.getUTCDate()}, ${at.getUTCFullYear()}`)
}

function staleAmong(
  said: readonly Said[],
  { articles }: Material,
  homes: ReadonlyMap<number, { entry: MaterialEntry; affair: string }>,
): string[] {
  const figures = new Map(
    [...new Set(said.map(({ affair }) => affair))].map((affair) => {
      const reports = articles
        .flatMap(({ entries }) => entries)
        .filter(({ id }) => homes.get(id)?.affair === affair)
        .map(({ outlet, publishedAt, ...entry }) => ({
          ...entry,
          source: outlet,
          publishedAt: Date.parse(publishedAt),
        }))
      return [affair, toldFigures(reports)] as const
    }),
  )
  return said
    .filter(({ line, affair, at, section }) => {
      const hasNewer = said.some((other) => other.affair === affair && other.at > at + TOLERANCE_MS)
      const own = outsideQuotes(line.text)
      const isOpen = isAhead(own, 'en') || UNSETTLED.test(own)
      const isReplaced =
        section.kind !== 'differences' && figures.get(affair)!.isReplaced(line.text)
      return (hasNewer && isOpen) || isReplaced
    })
    .map(({ line }) => line.text)
}
