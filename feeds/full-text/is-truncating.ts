/** The parts of a feed's entry that show if the feed truncates. */
export interface FeedText {
  link: string | null
  text: string
}

/** Endings of texts that continue on another page. */
const GOES_ON =
  /(?:…|\.\.\.|\[(?:…|\.\.\.|&hellip;)\]|(?:read (?:more|on|the rest)|full story|more »|weiterlesen|mehr lesen|lire la suite|en savoir plus|leer más|seguir leyendo|leggi tutto|continua a leggere|lees meer|czytaj więcej|läs mer|les mer|læs mere|leia mais|devamını oku)\s*[.…»>→]*)$/iu
/** Words in the last line of texts that continue on another page. */
const GOES_ON_THERE = /read the full\b|continue reading/iu
/** WordPress ends its excerpts with this line. */
const APPEARED_FIRST = /The post .{1,300} (?:appeared first on|first appeared on) .{1,100}$/s
/** A text of at least this length may be complete, whatever its ending. */
const WHOLE_CHARACTERS = 2500
/** Hardly any complete article is shorter than this. */
const SHORT_CHARACTERS = 300
/** A feed is judged only from this many entries on. */
const ENOUGH_ENTRIES = 3
const MARKED_SHARE = 0.3
const SHORT_SHARE = 0.7

/** Says if a text ends with a sign that it continues on another page. */
export function goesOn(text: string): boolean {
  const bare = text.replace(APPEARED_FIRST, '').trimEnd()
  return (
    bare.length < WHOLE_CHARACTERS && (GOES_ON.test(bare) || GOES_ON_THERE.test(lastLine(bare)))
  )
}

/** The last line with words; lines of arrows and dots below it are ignored. */
function lastLine(text: string): string {
  const bare = text.replace(/(?<![.…»>→])[.…»>→]+$/u, '').trimEnd()
  return bare.slice(bare.lastIndexOf('\n') + 1)
}

/**
 * Says if a feed gives only the beginnings of its articles: many of its texts end with a sign of
 * that, or most are very short. Entries without a link do not count, because they have no page to
 * fetch.
 */
export function isTruncating(entries: readonly FeedText[]): boolean {
  const linked = entries.filter(({ link }) => link !== null)
  if (linked.length < ENOUGH_ENTRIES) return false
  const share = (test: (text: string) => boolean) =>
    linked.filter(({ text }) => test(text)).length / linked.length
  return share(goesOn) >= MARKED_SHARE || share(isShort) >= SHORT_SHARE
}

/** Says if an entry of a truncating feed holds only the beginning of its article. */
export function isBeginning({ text }: FeedText): boolean {
  return goesOn(text) || isShort(text) || text.length < WHOLE_CHARACTERS / 2
}

function isShort(text: string): boolean {
  return text.replace(APPEARED_FIRST, '').trim().length < SHORT_CHARACTERS
}
