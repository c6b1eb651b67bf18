import type { ToldFigures } from '../claims/told-figures.ts'
import { toldFigures } from '../claims/told-figures.ts'
import { leadOf } from '../summaries/lead-sentence.ts'
import { factWords } from '../summaries/facts/same-fact.ts'
import { stems } from '../words/terms.ts'
import { namesInFull } from '../summaries/names-in-full.ts'
import { votesOf } from '../summaries/opening-votes.ts'
import type { OutletHabits } from '../summaries/outlet-habits.ts'
import { centreOf, relevance } from '../summaries/relevance.ts'
import { withoutCorrected } from '../summaries/reports/corrected-reports.ts'
import type { MaterialArticle, MaterialEntry } from './material.ts'
import { differencesAmong, type Difference } from './differences.ts'
import { askedFor } from './asked-for.ts'
import { countLoadedWords } from '../summaries/sentences/loaded-words.ts'
import { outsideQuotes } from '../summaries/sentences/outside-quotes.ts'
import { chooseLead, isFormerToll } from './developments/choose-lead.ts'
import { newsAmong } from './developments/news-among.ts'
import { withoutExpired } from './developments/without-expired.ts'
import { rankSentences } from './rank-sentences.ts'
import { timeOf } from './sentences/time-of.ts'
import { peopleInFull } from './sentences/people-in-full.ts'
import { readableSentences, type ReadableSentence } from './sentences/readable-sentences.ts'

/** An article prepared for telling: its sentences by importance, and the differences between its sources. */
export interface Story {
  article: MaterialArticle
  /**
   * The sentences, the news first. A sentence that depends on the one before it comes after that
   * one.
   */
  sentences: readonly ReadableSentence[]
  differences: readonly Difference[]
}

export interface StoryOptions {
  language: string
  habits: OutletHabits
  prefersTerms: boolean
  /** The most words that a piece may need of one article. */
  mostWords: number
  /** True if the piece tells several events. */
  isOneOfMany: boolean
  /** The words of the search or topic; empty if the piece is about all of its articles. */
  asked: readonly string[]
}

/** The most entries that are read. More entries take time and add no new sentences. */
const ENTRIES_READ = 60
const NEWEST_OF_OUTLET = 3
/** The fewest loaded words of a judgment. A single one occurs in many neutral reports. */
const LEAST_LOADED = 2
/** The time that one of several stories covers. */
const STORY_MS = 6 * 3_600_000

/**
 * Prepares an article for telling; null if no sentence can be told, or none about the wanted
 * subject.
 */
export function readStory(article: MaterialArticle, options: StoryOptions): Story | null {
  const { language, habits, isOneOfMany } = options
  const entries = entriesToRead(article.entries, language, isOneOfMany)
  if (entries.length === 0) return null
  const asSources = entries.map(asReport)
  const ofEach = entries.map((entry, at) => readableSentences(entry, at, language, habits))
  const firsts = ofEach.map((own) => own.find(({ flaws }) => !flaws.isUnfit)?.text ?? '')
  const votes = votesOf(asSources, firsts, language)
  const title = factWords(stems(article.title, language))
  const all = withoutExpired(ofEach.flat(), votes, title, language)
  const names = namesInFull(asSources.flatMap(({ title, text }) => [title, text]))
  const figures: ToldFigures = toldFigures(asSources)
  const centre = centreOf(all, asSources, language)
  const nothing = new Set<string>()
  for (const sentence of all) sentence.score = relevance(sentence, centre, nothing)
  const nearest = Math.max(0, ...all.map(({ score }) => score))
  const isAsked = askedFor(options.asked, article.title, language)
  const asked = isAsked ? all.filter(isAsked) : all
  const best = (some: readonly ReadableSentence[]) =>
    leadOf(some, votes, names, nearest, figures) as ReadableSentence | null
  const lead = chooseLead(asked, { title, figures, language, best }) ?? firstToRead(asked)
  if (!lead) return null
  lead.part = lead.part === 'reports' ? 'reports' : 'news'
  // A piece of several stories has no time for old values, so it tells only the newest.
  const told = isOneOfMany ? { disputed: figures.disputed, replaced: [] } : figures
  const differences = differencesAmong(told, all)
  const isSetApart = (sentence: ReadableSentence) =>
    sentence !== lead &&
    (figures.isReplaced(sentence.text) ||
      figures.isDisputed(sentence.text) ||
      isFormerToll(sentence, lead, figures))
  const ranked = rankSentences(
    lead,
    all.filter(
      (one) =>
        !isSetApart(one) &&
        (!isOneOfMany || (timeOf(one) >= timeOf(lead) - STORY_MS && !isJudgement(one, lead))),
    ),
    {
      ...options,
      isAsked,
      centre,
      votes,
      names,
      people: peopleInFull(
        entries.map(({ text }) => text),
        language,
      ),
    },
  )
  return { article, sentences: ranked, differences }
}

/**
 * Says if a sentence is a judgment, such as "This vile act is disgusting". In a piece of several
 * stories it would be unclear who says it.
 */
function isJudgement(one: ReadableSentence, lead: ReadableSentence): boolean {
  return one !== lead && countLoadedWords(outsideQuotes(one.text)) >= LEAST_LOADED
}

function asReport({ id, title, text, outlet, publishedAt }: MaterialEntry) {
  return { id, title, text, source: outlet, publishedAt: Date.parse(publishedAt) || 0 }
}

/**
 * The entries that report the story in their own words: for each outlet, the first and the newest
 * ones.
 */
function entriesToRead(
  entries: readonly MaterialEntry[],
  language: string,
  isOneOfMany: boolean,
): readonly MaterialEntry[] {
  const withText = entries.filter(({ text }) => text.trim() !== '')
  const own = withText.filter(({ isCopy }) => !isCopy)
  const reports = newsAmong(own.length > 0 ? own : withText, isOneOfMany)
  const standing = withoutCorrected(
    reports.map((entry) => ({ ...asReport(entry), entry })),
    language,
  )
  const byOutlet = new Map<string, MaterialEntry[]>()
  for (const { entry } of standing) {
    const known = byOutlet.get(entry.outlet)
    if (!known) byOutlet.set(entry.outlet, [entry])
    else if (!known.some(({ text }) => text === entry.text)) known.push(entry)
  }
  const kept = new Set(
    [...byOutlet.values()].flatMap((each) => [each[0]!, ...each.slice(1).slice(-NEWEST_OF_OUTLET)]),
  )
  return standing
    .map(({ entry }) => entry)
    .filter((entry) => kept.has(entry))
    .slice(-ENTRIES_READ)
}

/**
 * The first sentence that can be understood alone, for articles in which no sentence tells the news
 * well; null if there is none.
 */
function firstToRead(all: readonly ReadableSentence[]): ReadableSentence | null {
  const readable = all.filter(({ flaws }) => !flaws.isUnfit && !flaws.isUnfinished)
  return (
    readable.find(({ flaws }) => !flaws.isDangling && !flaws.leansOnHeadline) ??
    readable.find(({ flaws }) => !flaws.isDangling) ??
    null
  )
}
