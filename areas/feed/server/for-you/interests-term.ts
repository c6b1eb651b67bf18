import type { ArticleScope } from '#areas/articles/server/lends/lists.ts'
import {
  decay,
  type Interest,
  type Interests,
  profileTerms,
  readInterests,
  wordOf,
} from '#areas/profiles/server/lends.ts'
import type { TitledCandidate } from './candidates.ts'
import type { Candidate, Learnt, LearntFactor } from './rank.ts'

/** Knowledge about a reader: interests from their acts, and words from their profiles. */
export interface Reader {
  interests: Interests
  /** The time at which the interests were computed; their weight falls from then on. */
  learntAt: Date
  /** Word stems of the reader's profile, by weight; a negative weight means unwanted. */
  profile: ReadonlyMap<string, number>
}

const PROFILE_WEIGHT = 1.5
/** The highest effects of interest in words, in sources and in categories. */
const MOST_BY_TERMS = 4
const MOST_BY_SOURCE = 1.5
const MOST_BY_CATEGORY = 1.5
/** The speed at which an interest approaches its highest effect. */
const STEEPNESS = 0.25
const OFTEN = 3

/** Reads the effect of interests and profiles on the rank. */
export async function readInterestsTerm({
  db,
  readerId,
  now,
}: ArticleScope): Promise<Learnt<TitledCandidate>> {
  const [known, profile] = await Promise.all([
    readInterests(db, readerId, now),
    profileTerms(db, readerId, null),
  ])
  return interestsTerm({ ...known, profile }, now)
}

export function interestsTerm(reader: Reader, now: Date): Learnt<TitledCandidate> {
  const { interests, profile } = reader
  const fade = decay(now.getTime() - reader.learntAt.getTime())
  const kinds = [interests.terms, interests.sources, interests.categories]
  return {
    isKnown: profile.size > 0 || kinds.some((of) => Object.keys(of).length > 0),
    among(candidates) {
      const rarity = rarities(candidates)
      return (candidate) => [
        ...byWords(candidate, reader, (name) => fade * rarity(name)),
        ...byProfile(candidate, reader),
        ...bySource(candidate, reader, fade),
        ...byCategory(candidate, reader, fade),
      ]
    },
  }
}

function byWords(
  candidate: TitledCandidate,
  { interests }: Reader,
  shareOf: (term: string) => number,
): LearntFactor[] {
  const known = candidate.subjects.terms.flatMap((name) => {
    const interest = interests.terms[name]
    return interest?.weight ? { name, interest, value: interest.weight * shareOf(name) } : []
  })
  const scale = scaleWithin(
    MOST_BY_TERMS,
    known.reduce((sum, { value }) => sum + value, 0),
  )
  return known.map(({ name, interest, value }) => ({
    kind: 'learnt',
    group: 'words',
    value: value * scale,
    text: () => doneText(interest, value * scale > 0, `about ${quoted(name, candidate)}`),
  }))
}

function byProfile(candidate: TitledCandidate, { profile }: Reader): LearntFactor[] {
  const { terms } = candidate.subjects
  const share = 1 / Math.sqrt(terms.length || 1)
  return terms.flatMap((name): LearntFactor | [] => {
    const weight = profile.get(name)
    if (!weight) return []
    const verb = weight > 0 ? 'mentions' : 'asks for less of'
    return {
      kind: 'learnt',
      group: null,
      value: PROFILE_WEIGHT * weight * share,
      text: () => `Your profile ${verb} ${quoted(name, candidate)}`,
    }
  })
}

function bySource({ subjects }: Candidate, { interests }: Reader, fade: number): LearntFactor[] {
  const known = subjects.feed === null ? undefined : interests.sources[subjects.feed]
  if (!known) return []
  const value = within(MOST_BY_SOURCE, known.weight * fade)
  const text = (outlet: string | null) =>
    outlet === null ? null : sourceText(known, value > 0, outlet)
  return [{ kind: 'learnt', group: null, value, text }]
}

function byCategory({ subjects }: Candidate, { interests }: Reader, fade: number): LearntFactor[] {
  const known = interests.categories[subjects.category]
  if (!known) return []
  const value = within(MOST_BY_CATEGORY, known.weight * fade)
  const text = () => doneText(known, value > 0, `in ${subjects.category}`)
  return [{ kind: 'learnt', group: null, value, text }]
}

/** The factor that reduces a sum to at most `most`, while its parts keep their proportions. */
function scaleWithin(most: number, sum: number): number {
  return sum === 0 ? 1 : (most * Math.tanh(sum * STEEPNESS)) / sum
}

function within(most: number, value: number): number {
  return value * scaleWithin(most, value)
}

/** The rarity of each word: 1 if one title has it, towards 0 if all have it. */
function rarities(candidates: readonly Candidate[]): (term: string) => number {
  const holders = new Map<string, number>()
  for (const { subjects } of candidates) {
    for (const term of subjects.terms) holders.set(term, (holders.get(term) ?? 0) + 1)
  }
  const all = Math.log(1 + candidates.length)
  return (term) => Math.log((1 + candidates.length) / (holders.get(term) ?? 1)) / all
}

function quoted(stem: string, { title, language }: TitledCandidate): string {
  return `“${wordOf(stem, title, language)}”`
}

/** Describes what the reader did: wishes for more or less come before other acts. */
function doneText(known: Interest, isUp: boolean, what: string): string | null {
  const { more = 0, less = 0, save = 0, open = 0, hide = 0 } = known.counts
  if (isUp) {
    if (more > 0) return `You asked for more ${what}`
    if (save > 0) return `You saved ${articles(save)} ${what}`
    return open > 0 ? `You opened ${articles(open)} ${what}` : null
  }
  if (less > 0) return `You asked for less ${what}`
  if (hide > 0) return `You hid ${articles(hide)} ${what}`
  return open > 0 ? `You quickly closed ${articles(open)} ${what}` : null
}

function sourceText(known: Interest, isUp: boolean, outlet: string): string | null {
  const { save = 0, open = 0 } = known.counts
  if (isUp && save >= OFTEN) return `From ${outlet}, which you save often`
  if (isUp && open >= OFTEN) return `From ${outlet}, which you open often`
  return doneText(known, isUp, `from ${outlet}`)
}

function articles(count: number): string {
  return count === 1 ? 'an article' : `${count} articles`
}
