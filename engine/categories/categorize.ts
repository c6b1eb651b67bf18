import { subjects, type Category, type Subject } from './categories.ts'
import { categoriesOfFeed, categoriesOfSource, within } from './category-names.ts'
import { homeOf } from './places.ts'
import { categoriesOfLink } from './sections.ts'
import type { SubjectModel } from './subject-model.ts'
import { isOfEverything } from '../summaries/reports/round-up.ts'
import { stems } from '../words/terms.ts'
import { wordScores } from './word-scores.ts'

/** Facts about an entry other than its words. */
export interface Provenance {
  link: string | null
  /** The reader's subject for the source, in the words of the Add Feed form. */
  sourceCategory: string | null
  /** The feed's categories, as it wrote them. */
  feedCategories: readonly string[]
}

export interface Report extends Provenance {
  title: string
  text: string
}

export interface Subjectless {
  /** The language of its entries, if known. */
  language: string | null
  /** The entries of the article; there is at least one. */
  entries: readonly Report[]
}

/** The most entries that are read, because further ones repeat their words. */
const READ_ENTRIES = 5

/** The least evidence for a subject. An article with less is "General". */
const ENOUGH = 2
/**
 * Subjects of general news. The others are special: a reader who opens one expects nothing else in
 * it.
 */
const wide: ReadonlySet<Subject> = new Set([
  'World',
  'Policy & Government',
  'Crime & Justice',
  'Sports',
  'Culture',
])
/**
 * The least evidence for a special subject, which is more than one or two words give;
 * `AHEAD_OF_WIDE` is its least lead over the likeliest wide subject.
 */
const ENOUGH_FOR_SPECIAL = 2.5
const AHEAD_OF_WIDE = 1
/** Business needs more evidence, because firms and prices are in news of every kind. */
const ENOUGH_FOR_BUSINESS = 4
/**
 * Markets may have this much less evidence than another special subject: "Robot maker soars in market debut" is about
 * the market, but has as many words of its industry.
 */
const NAMED_BESIDE = 0.5
/**
 * The weight, compared with words, of a category that the publisher states in its link or feed.
 * `SAID_BROADLY` is that of broad sections, which hold all kinds of news.
 */
const SAID = 9
const SAID_BROADLY = 3
/** The share of a section's weight that each narrower subject inside it gets. */
const NARROWER = 0.8
const broad: ReadonlySet<Subject> = new Set(['Policy & Government', 'World', 'Business'])
/**
 * The weight of the subject that the reader chose for the source. `OF_SOURCE_TOO` is that of its
 * less likely meanings.
 */
const OF_SOURCE = 4
const OF_SOURCE_TOO = 3
/** The weight of learned words; `MOST_LEARNT` limits their sum. */
const LEARNT = 0.8
const MOST_LEARNT = 6

/**
 * Finds the subject of an article: by its publishers' links and feeds, the reader's subjects of the sources, its words
 * and lessons about words, each weighted by its reliability.
 */
export function categorize(article: Subjectless, model: SubjectModel | null): Category {
  const scores = scoresOf(article, model)
  const [subject, score] = likeliest(scores, (one) => wide.has(one))
  const [first, specialScore] = likeliest(scores, (one) => !wide.has(one))
  const special = (scores.get('Markets') ?? 0) >= specialScore - NAMED_BESIDE ? 'Markets' : first
  const enough = special === 'Business' ? ENOUGH_FOR_BUSINESS : ENOUGH_FOR_SPECIAL
  if (specialScore >= enough && specialScore >= score + AHEAD_OF_WIDE) return special
  return score >= ENOUGH ? subject : 'General'
}

/** The likeliest subject; among equals, the first in the list, so that the result is always the same. */
function likeliest(
  scores: ReadonlyMap<Subject, number>,
  isOne: (subject: Subject) => boolean,
): [Category, number] {
  let best: [Category, number] = ['General', 0]
  for (const subject of subjects) {
    const score = scores.get(subject) ?? 0
    if (isOne(subject) && score > best[1]) best = [subject, score]
  }
  return best
}

export function scoresOf(
  { language, entries: all }: Subjectless,
  model: SubjectModel | null,
): Map<Subject, number> {
  const entries = aboutSomething(all)
  const scores = new Map<Subject, number>()
  const read = entries.slice(0, READ_ENTRIES)
  for (const { title, text, link } of read) {
    const home = homeOf(link, language ?? 'en')
    for (const [subject, score] of wordScores(title, text, language, home))
      add(scores, subject, score / read.length)
    for (const [subject, weight] of model?.weigh(stemsToLearn(title, text, language)) ?? [])
      add(scores, subject, atMost(MOST_LEARNT, LEARNT * weight) / read.length)
  }
  const saidBy = new Map(entries.map((entry) => [entry, categoriesSaid(entry)]))
  const saying = entries.filter((entry) => saidBy.get(entry)!.length > 0).length
  for (const isBroad of [false, true]) {
    const said = (entry: Report) => {
      const named = saidBy.get(entry)!
      return named.some((subject) => broad.has(subject)) === isBroad ? named : []
    }
    for (const [subject, share] of shares(entries, said, Math.max(saying, entries.length / 2))) {
      const weight = share * (isBroad ? SAID_BROADLY : SAID)
      add(scores, subject, weight)
      for (const narrower of within[subject] ?? []) add(scores, narrower, weight * NARROWER)
    }
  }
  for (const [subject, share] of shares(entries, ofSource(0, 1), entries.length))
    add(scores, subject, share * OF_SOURCE)
  for (const [subject, share] of shares(entries, ofSource(1), entries.length))
    add(scores, subject, share * OF_SOURCE_TOO)
  return scores
}

/**
 * Leaves out round-ups of many subjects. If all entries are round-ups, only the subjects of their
 * sources count.
 */
function aboutSomething(entries: readonly Report[]): readonly Report[] {
  const told = entries.filter(({ title }) => !isOfEverything(title))
  if (told.length > 0) return told
  return entries.map(({ sourceCategory }) => ({
    title: '',
    text: '',
    link: null,
    feedCategories: [],
    sourceCategory,
  }))
}

function atMost(most: number, score: number): number {
  return Math.max(-most, Math.min(most, score))
}

function ofSource(from: number, to?: number) {
  return ({ sourceCategory }: Provenance) => categoriesOfSource(sourceCategory).slice(from, to)
}

/**
 * The publisher's subjects for an entry: those of the feed, which are more specific, else those of
 * the link's section.
 */
export function categoriesSaid({ link, feedCategories }: Provenance): readonly Subject[] {
  const byFeed = categoriesOfFeed(feedCategories)
  return byFeed.length > 0 ? byFeed : categoriesOfLink(link)
}

/**
 * The share of each subject among the entries that name any, halved if it is below a half. The
 * divisor is at least `least`, so that a few entries of many do not decide for all.
 */
function shares<Entry extends Provenance>(
  entries: readonly Entry[],
  named: (entry: Entry) => readonly Subject[],
  least: number,
): Map<Subject, number> {
  const votes = new Map<Subject, number>()
  let naming = 0
  for (const entry of entries) {
    const subjects = new Set(named(entry))
    if (subjects.size > 0) naming++
    for (const subject of subjects) add(votes, subject, 1 / Math.sqrt(subjects.size))
  }
  const all = Math.max(naming, least)
  const shared = [...votes].map(([subject, count]) => [subject, count / all] as const)
  return new Map(shared.map(([subject, share]) => [subject, share < 0.5 ? share / 2 : share]))
}

function add(scores: Map<Subject, number>, subject: Subject, score: number): void {
  scores.set(subject, (scores.get(subject) ?? 0) + score)
}

const LEARNT_CHARACTERS = 500

/** The stems that are learned from an entry and looked for in an article. */
export function stemsToLearn(
  title: string,
  text: string,
  language: string | null,
): readonly string[] {
  return stems(`${title} . ${text.slice(0, LEARNT_CHARACTERS)}`, language)
}
