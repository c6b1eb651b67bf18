/** A source that a reader follows, with the names that people call it by. */
export interface NamedSource {
  id: string
  name: string
  names: string[]
}

const READ_CHARACTERS = 2000
const SHORT_NAME = 12
const MOST = 4
/**
 * The number of characters before a source's name, and after it, that are checked for words that
 * refer to it.
 */
const BEFORE = 60
const BEHIND = 40

/** Words before a source in a question: "according to", "articles in". */
const ASKED_BEFORE =
  /(?:according to|as told by|laut|selon|d['’]après|según|secondo|segundo|volgens|według|(?:report(?:s|ed|ing)?|written|covered|told|published|coverage|articles?|stories|story|headlines?|news|artikel|berichte|noticias|notizie)\s+(?:by|from|in|on|of|at|von|bei|aus|de|da|di))\s+(?:the\s+|der\s+|die\s+|das\s+|la\s+|le\s+|el\s+|il\s+)?$/iu
/**
 * Verbs of reporting after a source. With any other verb, the question is about the source itself.
 */
const ASKED_BEHIND =
  /^(?:['’]s?)?\s+(?:(?:already|ever|today|yesterday)\s+)?(?:say|says|said|report|reports|reported|reporting|write|writes|wrote|writing|tell|tells|told|cover|covers|covered|coverage|describe|describes|described|sagt|sagte|schreibt|schrieb|berichtet|berichtete|dit|écrit|rapporte|dice|escribe|informa|scrive|riporta|diz|escreve|zegt|schrijft|meldt|pisze)(?!\p{L})/iu
/** Words between two sources that are compared or asked together. */
const JOINED =
  /^,?\s+(?:and|or|with|to|versus|vs\.?|und|et|y|e|en|i)\s+(?:the\s+|die\s+|la\s+|le\s+|el\s+|il\s+)?$/iu
const COMPARED =
  /(?<!\p{L})(?:compare|comparison|difference between|differ|vergleiche|comparez|compara|confronta)(?!\p{L})/iu
const TELLING =
  /(?<!\p{L})(?:say|said|report|reported|reporting|write|wrote|tell|told|cover|covered|coverage|describe|described|sagen|schreiben|berichten|disent|dicen|scrivono)(?!\p{L})/iu

interface Said {
  source: NamedSource
  name: string
  at: number
  end: number
}

/**
 * Finds the sources whose reports a question asks for. A source that is the subject of another verb
 * is not meant: "Why is the Mercury closing" asks all sources.
 */
export function sourcesAsked(
  text: string,
  followed: readonly NamedSource[],
): { id: string; name: string }[] {
  const read = text.slice(0, READ_CHARACTERS)
  const said = namesSaid(read, followed)
  const asked = new Set(said.filter((one) => isAsked(read, one)))
  said.forEach((one, nth) => {
    const next = said[nth + 1]
    if (!next || !JOINED.test(read.slice(one.end, next.at))) return
    const areCompared = COMPARED.test(read) && TELLING.test(read)
    if (areCompared || asked.has(one) || asked.has(next)) asked.add(one).add(next)
  })
  return said
    .filter((one) => asked.has(one))
    .slice(0, MOST)
    .map(({ source, name }) => ({ id: source.id, name }))
}

function isAsked(text: string, { at, end }: Said): boolean {
  return (
    ASKED_BEHIND.test(text.slice(end, end + BEHIND)) ||
    ASKED_BEFORE.test(text.slice(Math.max(0, at - BEFORE), at))
  )
}

/** Finds the names of sources in a text, in order; where names overlap, the longest one counts. */
function namesSaid(read: string, followed: readonly NamedSource[]): Said[] {
  const lower = read.toLowerCase()
  return followed
    .flatMap((source) => source.names.map((name) => ({ source, name })))
    .flatMap(({ source, name: full }): Said[] => {
      const name = full.replace(/^the\s+/iu, '').trim()
      if (name.length < 3) return []
      const isLong = name.length >= SHORT_NAME || name.includes(' ')
      const at = isLong ? lower.indexOf(name.toLowerCase()) : read.indexOf(name)
      if (at < 0 || isInsideWord(read, at, at + name.length)) return []
      return [{ source, name: full, at, end: at + name.length }]
    })
    .toSorted((a, b) => b.end - b.at - (a.end - a.at))
    .filter(
      ({ at, end }, nth, all) =>
        !all.slice(0, nth).some((other) => at < other.end && other.at < end),
    )
    .toSorted((a, b) => a.at - b.at)
}

function isInsideWord(text: string, start: number, end: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[start - 1] ?? ' ') || /[\p{L}\p{N}]/u.test(text[end] ?? ' ')
}
