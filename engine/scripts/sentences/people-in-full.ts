import { findNames } from '../../names/find-names.ts'
import { nothingKnown } from '../../names/learnt-names.ts'

/** Finds people who are called by their last name before their full name was told. */
export interface PeopleInFull {
  /**
   * Says if everybody who is called by last name in a text has their full name in it, or in the
   * text before.
   */
  areIntroduced: (text: string, before: () => readonly string[]) => boolean
}

interface Called {
  inFull: ReadonlySet<string>
  alone: ReadonlySet<string>
}

const TEXTS_READ = 40
const CHARACTERS_READ = 2_000

/** Learns the full names of people from texts. Famous people need no introduction. */
export function peopleInFull(texts: readonly string[], language: string): PeopleInFull {
  const people = new Set<string>()
  for (const text of texts.slice(0, TEXTS_READ))
    for (const name of calledIn(text.slice(0, CHARACTERS_READ), language).inFull) people.add(name)
  const known = new Map<string, Called>()
  const called = (text: string) => {
    const found = known.get(text) ?? calledIn(text, language)
    known.set(text, found)
    return found
  }
  return {
    areIntroduced: (text, before) => {
      const { inFull, alone } = called(text)
      return [...alone].every(
        (name) =>
          inFull.has(name) ||
          !people.has(name) ||
          before().some((told) => called(told).inFull.has(name)),
      )
    },
  }
}

function calledIn(text: string, language: string): Called {
  const inFull = new Set<string>()
  const alone = new Set<string>()
  for (const { name, kind } of findNames(text, language, nothingKnown)) {
    const lower = name.toLowerCase()
    if (!lower.includes(' ')) {
      if (!nothingKnown.isSurname(lower)) alone.add(lower)
    } else if (kind === 'person') inFull.add(lower.slice(lower.lastIndexOf(' ') + 1))
  }
  return { inFull, alone }
}
