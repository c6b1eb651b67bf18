import {
  isKnownPlace,
  isOfCalendar,
  organisations,
  organisationWords,
  personTitles,
  placePrepositions,
  placeWords,
  saying,
} from './gazetteer.ts'
import { NOUNS_HAVE_CAPITALS, type RunWord } from '../words/text-runs.ts'

export type EntityKind = 'person' | 'organisation' | 'place'

export interface Entity {
  kind: EntityKind
  name: string
}

const SHOWN = 10
const LONGEST = 4
/** Stand inside names in lower case: "Ursula von der Leyen". */
const LINKS = new Set(['von', 'van', 'der', 'de', 'del', 'da', 'di', 'du', 'la', 'al', 'bin'])

interface Name {
  times: number
  /** Whether it stood inside a sentence, too: a first word may have its capital from there. */
  isSure: boolean
  /** Clues for each kind. */
  clues: Record<EntityKind, number>
}

/**
 * Who and where texts speak of, those named most first: sequences of capitals, told apart by the words
 * around them and by what is generally known. Where a language has no capitals, nothing is claimed.
 */
export function entities(texts: readonly RunWord[][][], language: string | null): Entity[] {
  const names = new Map<string, Name>()
  for (const text of texts) {
    for (const run of text) {
      for (const { start, end } of capitalised(run, language))
        note(names, run, start, end, language)
    }
  }
  return whole(names)
    .flatMap(([name, { times, clues }]) => {
      const kind = kindOf(clues)
      return kind && (clues[kind] > 1 || times > 0) ? [{ kind, name, times }] : []
    })
    .sort((a, b) => b.times - a.times)
    .slice(0, SHOWN)
    .map(({ kind, name }) => ({ kind, name }))
}

/** Sequences of capitals in a run; a first word belongs only when the next one has a capital, too. */
function capitalised(run: RunWord[], language: string | null): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let start = 0; start < run.length; start++) {
    if (!isName(run[start]!) || isOfCalendar(run[start]!.written, language)) continue
    let end = start + 1
    while (end < run.length && end - start < LONGEST) {
      if (isName(run[end]!) && !isOfCalendar(run[end]!.written, language)) end++
      else if (isLink(run[end - 1]!, run[end]!) && run[end + 1]?.isCapital) end += 2
      else break
    }
    const isAlone = end - start === 1
    if (!(isAlone && run[start]!.isFirst && !isKnown(run[start]!))) found.push({ start, end })
    start = end - 1
  }
  return found
}

function isName({ isCapital, isStopWord, isFirst, written }: RunWord): boolean {
  return (
    isCapital &&
    written.length > 1 &&
    !(isStopWord && isFirst) &&
    !(isStopWord && written !== written.toUpperCase())
  )
}

/** "Bank of England", but "Ilva Renn of Halvard Shipping" is two. */
function isLink(before: RunWord, { lower }: RunWord): boolean {
  if (lower !== 'of') return LINKS.has(lower)
  return organisationWords.has(before.lower) || placeWords.has(before.lower)
}

function isKnown({ lower, written }: RunWord): boolean {
  return organisations.has(lower) || isKnownPlace(written, 'en')
}

function note(
  names: Map<string, Name>,
  run: RunWord[],
  from: number,
  end: number,
  language: string | null,
): void {
  let start = from
  const clues = { person: 0, organisation: 0, place: 0 }
  // A title is no part of the name that it stands before.
  while (start < end - 1 && personTitles.has(run[start]!.lower)) {
    clues.person += 2
    start++
  }
  const inside = run.slice(start, end)
  const name = inside.map(({ written }) => written).join(' ')
  const before = run[start - 1]?.lower ?? ''
  const after = run[end]?.lower ?? ''

  if (personTitles.has(before)) clues.person += 2
  if (saying.has(after)) clues.person += 1
  const areNouns = NOUNS_HAVE_CAPITALS.has(language ?? '')
  if (inside.length >= 2 && inside.length <= 3 && !areNouns) clues.person += 0.5
  if (inside.some(({ lower }) => organisationWords.has(lower))) clues.organisation += 2
  if (organisations.has(name.toLowerCase())) clues.organisation += 4
  if (/^\p{Lu}{2,5}$/u.test(name)) clues.organisation += 1
  if (isKnownPlace(name, language)) clues.place += 4
  if (inside.some(({ lower }) => placeWords.has(lower))) clues.place += 1.5
  if (placePrepositions.has(before)) clues.place += 1

  const hasMeaning = clues.person >= 1 || clues.organisation >= 1 || clues.place >= 1
  if (
    areNouns &&
    inside.length === 1 &&
    clues.place < 4 &&
    !(clues.organisation >= 4) &&
    clues.person < 2
  )
    return
  const known = names.get(name) ?? {
    times: 0,
    isSure: false,
    clues: { person: 0, organisation: 0, place: 0 },
  }
  known.times++
  known.isSure ||= !inside[0]!.isFirst
  if (hasMeaning || inside.length > 1)
    for (const kind of ['person', 'organisation', 'place'] as const)
      known.clues[kind] += clues[kind]
  names.set(name, known)
}

/** A surname alone belongs to the whole name that holds it. */
function whole(names: Map<string, Name>): [string, Name][] {
  const all = [...names]
    .map(([name, found]): [string, Name] => [withoutFirstWord(name, found, names), found])
    .sort(([a], [b]) => b.length - a.length)
  const kept = new Map<string, Name>()
  for (const [name, found] of all) {
    const longer = [...kept].find(([other]) => ` ${other} `.includes(` ${name} `))
    const same = kept.get(name)
    if (same) {
      same.times += found.times
      continue
    }
    const isOwn = !longer || found.clues.place >= 4 || found.clues.organisation >= 4
    if (isOwn) kept.set(name, found)
    else longer[1].times += found.times
  }
  return [...kept]
}

/** "Incumbent Piet Varga" at the beginning of a sentence is Piet Varga where that is a name elsewhere. */
function withoutFirstWord(name: string, { isSure }: Name, names: Map<string, Name>): string {
  const rest = name.slice(name.indexOf(' ') + 1)
  return !isSure && rest !== name && names.get(rest)?.isSure ? rest : name
}

/** The kind that most speaks for; nothing while nothing does. */
function kindOf(clues: Record<EntityKind, number>): EntityKind | null {
  const [best] = (['organisation', 'place', 'person'] as const)
    .map((kind) => ({ kind, clue: clues[kind] }))
    .sort((a, b) => b.clue - a.clue)
  return best && best.clue >= 0.5 ? best.kind : null
}
