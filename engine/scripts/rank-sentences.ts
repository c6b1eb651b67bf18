import type { NamesInFull } from '../summaries/names-in-full.ts'
import type { OpeningVotes } from '../summaries/opening-votes.ts'
import { relevance } from '../summaries/relevance.ts'
import { tellsAgain, tellsDetail } from '../summaries/facts/same-fact.ts'
import type { Vector } from '../summaries/sentence-vector.ts'
import {
  keyKind,
  KEY_WEIGHTS,
  tellsSameDeaths,
  type KeyKind,
} from './developments/key-sentences.ts'
import { inOrderOfTelling } from './order-of-telling.ts'
import { countTerms } from './sentences/cues.ts'
import type { PeopleInFull } from './sentences/people-in-full.ts'
import type { ReadableSentence } from './sentences/readable-sentences.ts'

interface Ranking {
  centre: Vector
  votes: OpeningVotes
  names: NamesInFull
  people: PeopleInFull
  prefersTerms: boolean
  mostWords: number
  /** True for one of several stories, which are told in the words of one or two reports each. */
  isOneOfMany: boolean
  /** Says if a sentence is about the wanted subject; null if the piece has none. */
  isAsked: ((sentence: ReadableSentence) => boolean) | null
}

const LOADED_SHARE = 0.7
const SHORT_NAME_SHARE = 0.5
const BACKGROUND_SHARE = 0.6
const OPINION_SHARE = 0.4
const LEANING_SHARE = 0.7
/** The bonus of a sentence directly after a chosen one, for coherence. */
const READS_ON_BONUS = 1.6
/** The bonus of sentences in the lead's own report. */
const OF_LEAD_BONUS = 1.3
/** The same bonus in a piece of several stories, where each further outlet has to be named. */
const OF_LEAD_BONUS_AMONG_MANY = 2.2
/** The bonus of a sentence about the wanted subject. */
const ASKED_BONUS = 1.6
const MOST_BONUS = 2.5 * 1.6
/** The bonus of each technical term, if terms are preferred. */
const TERM_BONUS = 0.12
/**
 * An entry whose opening shares less of the news than this, relative to the best entry, is about
 * something else.
 */
const LEAST_AGREEMENT = 0.25
/** The fewest words of the news that a sentence of another report must share. */
const SHARED_WITH_NEWS = 1
/**
 * The least share of the news at which a key sentence of an entry is about the same event, even in
 * other words.
 */
const KEY_AGREEMENT = 0.5
/**
 * Matches letters of scripts with capitals. In other languages few equal words are recognized,
 * because they join words or change their beginnings.
 */
const HAS_CASE = /\p{Lu}|\p{Ll}/u

/**
 * The sentences by importance: first the lead, then always the sentence that adds most and is clear
 * after those before it. Sentences that repeat facts come last, as details, or are left out.
 */
export function rankSentences(
  lead: ReadableSentence,
  all: readonly ReadableSentence[],
  { centre, votes, names, people, prefersTerms, mostWords, isOneOfMany, isAsked }: Ranking,
): ReadableSentence[] {
  const ofLead = isOneOfMany ? OF_LEAD_BONUS_AMONG_MANY : OF_LEAD_BONUS
  const ranked = [lead]
  const said = new Set(lead.phrases.keys())
  const saidFacts = new Set([...votes.core, ...lead.facts])
  /**
   * The fact words of chosen sentences. Unlike `saidFacts`, it does not include those that most
   * openings share.
   */
  const toldFacts = new Set(lead.facts)
  const texts = [lead.text]
  const chosen = new Set([placeOf(lead)])
  const begunAt = new Map([[lead.entryAt, lead.position]])
  let words = lead.spokenWords
  const keys = new Map(all.map((one) => [one, keyKind(one.text)]))
  let waiting = all.filter(
    (one) => one !== lead && mayFollow(one, lead, votes, keys.get(one) !== null),
  )
  let newest = lead
  /** Sentences that seem to repeat facts. They may follow as details after all new sentences. */
  let details: ReadableSentence[] = []
  let isInDetail = false

  /**
   * Says if a sentence may be added as a detail: its report was used already, or the sentence has
   * something of its own.
   */
  const mayAddDetail = (one: ReadableSentence) =>
    begunAt.has(one.entryAt) ||
    // The opening of a report repeats the news, so it is not a detail even with new figures.
    (one.position > 0 && bringsSpecifics(one, toldFacts)) ||
    (!one.flaws.isBackground && tellsDetail(one, ranked, toldFacts, true))

  while (words < mostWords) {
    const still: ReadableSentence[] = []
    for (const one of waiting) {
      if (one === newest || tellsSameDeaths(one.text, newest.text)) continue
      const isKnown = isInDetail
        ? !isDetail(one, [newest], toldFacts)
        : tellsAgain(one, [newest], saidFacts, begunAt.has(one.entryAt))
      if (!isKnown) still.push(one)
      else if (!isInDetail) details.push(one)
    }
    waiting = still
    let next: ReadableSentence | null = null
    let nextScore = 0
    for (const one of waiting) {
      const readsOn = chosen.has(`${one.entryAt}/${one.position - 1}`)
      if (isInDetail && !mayAddDetail(one)) continue
      if (!isClear(one, readsOn, begunAt)) continue
      if (!people.areIntroduced(one.text, () => heardBefore(one, ranked))) continue
      const ceiling = one.score * READS_ON_BONUS * ofLead * MOST_BONUS * (prefersTerms ? 2 : 1)
      if (ceiling <= nextScore) continue
      const score =
        relevance(one, centre, said) *
        Math.sqrt(votes.weights[one.entryAt]!) *
        LOADED_SHARE ** one.loaded *
        (readsOn ? READS_ON_BONUS : 1) *
        (one.entryAt === lead.entryAt ? ofLead : 1) *
        keyWeight(keys.get(one) ?? null) *
        (isAsked?.(one) ? ASKED_BONUS : 1) *
        (one.flaws.isBackground ? BACKGROUND_SHARE : 1) *
        (one.flaws.isDemand ? OPINION_SHARE : 1) *
        (one.flaws.leansOnHeadline && !readsOn ? LEANING_SHARE : 1) *
        (names.areShort(one.text, texts) ? SHORT_NAME_SHARE : 1) *
        (prefersTerms ? 1 + TERM_BONUS * countTerms(one.text) : 1)
      if (score > nextScore) [next, nextScore] = [one, score]
    }
    if (!next && !isInDetail) {
      isInDetail = true
      waiting = [...waiting, ...details].filter((one) => isDetail(one, ranked, toldFacts))
      details = []
      continue
    }
    if (!next) break
    ranked.push(next)
    words += next.spokenWords
    newest = next
    texts.push(next.text)
    chosen.add(placeOf(next))
    begunAt.set(next.entryAt, Math.min(next.position, begunAt.get(next.entryAt) ?? next.position))
    for (const phrase of next.phrases.keys()) said.add(phrase)
    for (const fact of next.facts) {
      saidFacts.add(fact)
      toldFacts.add(fact)
    }
  }
  return ranked
}

/** Matches figures such as "98", "1,250"; not years. */
const FIGURE = /^(?!(?:19|20)\d\d$)\d[\d.,]+$/
const SHARED_WITH_FIGURE = 3

/**
 * Says if a sentence tells a detail of the story. A sentence that repeats a figure and several
 * words of another one does not.
 */
function isDetail(
  one: ReadableSentence,
  told: readonly ReadableSentence[],
  known: ReadonlySet<string>,
): boolean {
  return (
    tellsDetail(one, told, known) &&
    !told.some((other) => {
      const shared = [...one.facts].filter((word) => other.facts.has(word))
      return shared.length > SHARED_WITH_FIGURE && shared.some((word) => FIGURE.test(word))
    })
  )
}

const OLDER_BY_MS = 6 * 3_600_000

/**
 * Says if a sentence is so much older than the lead that an expected event has probably happened or
 * been canceled.
 */
function isOlder(one: { publishedAt: string }, lead: { publishedAt: string }): boolean {
  return Date.parse(one.publishedAt) < Date.parse(lead.publishedAt) - OLDER_BY_MS
}

const QUOTE = /[“"«„「][^“”"«»„「」]{12,200}[”"»“」]/u

/** Says if a sentence has a new number or a quote, for which it is worth repeating its subject. */
function bringsSpecifics(
  { text, facts, position }: ReadableSentence,
  known: ReadonlySet<string>,
): boolean {
  if ([...facts].some((fact) => /\p{N}/u.test(fact) && !known.has(fact))) return true
  return position > 0 && QUOTE.test(text)
}

const placeOf = ({ entryAt, position }: ReadableSentence) => `${entryAt}/${position}`

/** Says if a listener knows the subject of a sentence. */
function isClear(
  { flaws, entryAt, position }: ReadableSentence,
  readsOn: boolean,
  begunAt: ReadonlyMap<number, number>,
): boolean {
  if (flaws.isDangling) return readsOn
  if (flaws.leansOnHeadline) return (begunAt.get(entryAt) ?? Infinity) < position
  return true
}

/**
 * The sentences that are told before this one: those of the lead's report first, then the others by
 * time.
 */
function heardBefore(one: ReadableSentence, told: readonly ReadableSentence[]): string[] {
  const compare = inOrderOfTelling(told[0]!)
  return told.filter((other) => compare(other, one) < 0).map(({ text }) => text)
}

function keyWeight(kind: KeyKind | null): number {
  return kind === null ? 1 : KEY_WEIGHTS[kind]
}

function mayFollow(
  { flaws, entryAt, position, score, facts, part, of }: ReadableSentence,
  lead: ReadableSentence,
  { core, agreement }: OpeningVotes,
  isKey: boolean,
): boolean {
  if (flaws.isUnfit || flaws.isUnfinished || score <= 0) return false
  // In the lead's report, sentences before the lead are only an introduction.
  if (entryAt === lead.entryAt) return position > lead.position
  if (part === 'next' && isOlder(of, lead.of)) return false
  if (flaws.isDangling || flaws.leansOnHeadline) return true
  if (agreement[entryAt]! < LEAST_AGREEMENT) return false
  // Other reports may state a decision or a death in other words.
  if (agreement[entryAt]! >= KEY_AGREEMENT && (isKey || !HAS_CASE.test(lead.text))) return true
  let shared = 0
  for (const word of facts) if (core.has(word) || lead.facts.has(word)) shared++
  return shared >= SHARED_WITH_NEWS
}
