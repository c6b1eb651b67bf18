import { findNames } from '../../names/find-names.ts'
import type { KnownNames } from '../../names/name-part.ts'
import { words } from '../../words/word-segments.ts'
import type { Wanted } from '../reading/wanted.ts'
import { hasWord, set } from './has-word.ts'
import { holdsNumber } from './sentence-number.ts'
import { holdsTime } from './sentence-time.ts'

const CAUSE_WORDS = set(
  `because due caused cause causes blamed blames blame reason reasons thanks
  wegen weil grund aufgrund damit denn parce cause causé raison grâce porque debido causa perché`,
)
/** Words that join causes, but also many other things. */
const WEAK_CAUSES = set(
  `after following since over amid despite so led leads cited citing nach durch um après pour afin por tras para dopo per`,
)
/** A "to" after these words states no purpose: "is to leave", "expected to rise". */
const BEFORE_TO = set(
  `is are was were be been going expected set due able has have had want wants wanted plan plans planned need needs
  according likely decided supposed`,
)
const ROLES = set(
  `man woman student teacher driver officer minister president mayor governor chief chair captain engineer doctor judge
  team company firm group union police court council government researchers scientists shepherd`,
)
const PLACE_BEFORE =
  /(?<![\p{L}])(?:in|at|near|off|to|from|around|across|outside|im|bei|aus|nach|à|en|dans|au|de|a|nel|nella|da)\s+(?:the\s+|der\s+|dem\s+|la\s+|le\s+|el\s+|il\s+)?\p{Lu}/u

/** Facts about a question. Its own names cannot be the wanted name. */
export interface Asked {
  wanted: Wanted
  namedInQuestion: ReadonlySet<string>
  known: KnownNames
}

/** The certainty with which a sentence has the wanted kind of thing, 0 to 1. */
export function holdsWanted(sentence: string, language: string | null, asked: Asked): number {
  const { wanted } = asked
  switch (wanted.holds) {
    case null:
      return 1
    case 'person':
      return person(sentence, language, asked)
    case 'place':
      return place(sentence, language, asked)
    case 'name':
      return name(sentence, language, asked)
    case 'time':
      return holdsTime(sentence, language, wanted)
    case 'cause':
      return cause(sentence)
    case 'number':
      return holdsNumber(sentence, language, wanted)
  }
}

function person(sentence: string, language: string | null, asked: Asked): number {
  const others = otherNames(sentence, language, asked)
  const { role } = asked.wanted
  if (role !== undefined) {
    const people = others.filter(({ kind, name }) => kind !== 'place' && name.includes(' '))
    return people.some(({ name }) => standsBeside(sentence, name, role)) ? 1 : 0.3
  }
  if (others.some(({ kind }) => kind === 'person')) return 1
  if (others.some(({ kind }) => kind === 'organisation')) return 0.9
  if (others.some(({ name, kind }) => kind === null && name.includes(' '))) return 0.8
  if (others.some(({ kind }) => kind === null)) return 0.6
  return hasWord(sentence, ROLES) ? 0.5 : 0.2
}

/**
 * Matches "The driver, Jan Brask" and "Jan Brask, the driver", and "Driver Jan Brask" without a
 * break, because in title case a role is found as a name.
 */
function standsBeside(sentence: string, name: string, role: string): boolean {
  const at = sentence.indexOf(name)
  if (at < 0) return false
  const before = sentence.slice(Math.max(0, at - ROLE_WITHIN), at)
  const behind = sentence.slice(at + name.length, at + name.length + ROLE_WITHIN)
  return `${before} ${behind}`.includes(role) || before.trimEnd().toLowerCase().endsWith(role)
}

const ROLE_WITHIN = 40

function place(sentence: string, language: string | null, asked: Asked): number {
  const others = otherNames(sentence, language, asked)
  const isBehind = PLACE_BEFORE.test(sentence)
  if (others.some(({ kind }) => kind === 'place')) return 1
  if (isBehind && others.length > 0) return 0.9
  if (isBehind) return 0.5
  return others.length > 0 ? 0.4 : 0.1
}

/** The names of a sentence that the question does not hold itself. */
function otherNames(sentence: string, language: string | null, asked: Asked) {
  return findNames(sentence, language, asked.known).filter(({ name }) => !isInQuestion(name, asked))
}

function isInQuestion(name: string, { namedInQuestion }: Asked): boolean {
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .every((word) => namedInQuestion.has(word))
}

/** The certainty that a sentence names somebody or something that the question does not name. */
function name(sentence: string, language: string | null, asked: Asked): number {
  return otherNames(sentence, language, asked).length > 0 ? 1 : 0.6
}

function cause(sentence: string): number {
  if (hasWord(sentence, CAUSE_WORDS)) return 1
  if (hasPurpose(sentence)) return 0.8
  return hasWord(sentence, WEAK_CAUSES) ? 0.7 : 0.3
}

/** Matches a purpose such as "to spend more time with her family". */
function hasPurpose(sentence: string): boolean {
  const all = words(sentence, null)
  return all.some(
    (word, at) =>
      word.toLowerCase() === 'to' &&
      !BEFORE_TO.has(all[at - 1]?.toLowerCase() ?? '') &&
      /^\p{Ll}/u.test(all[at + 1] ?? ''),
  )
}
