/** The parts of a feed's entry to judge by. */
export interface FeedText {
  link: string | null
  /** The plain text. */
  text: string
}

/** Ends of texts that go on elsewhere. */
const GOES_ON =
  /(?:…|\.\.\.|\[(?:…|\.\.\.|&hellip;)\]|(?:read (?:more|on|the rest)|full story|more »|weiterlesen|mehr lesen|lire la suite|en savoir plus|leer más|seguir leyendo|leggi tutto|continua a leggere|lees meer|czytaj więcej|läs mer|les mer|læs mere|leia mais|devamını oku)\s*[.…»>→]*)$/iu
/** Words in the last line of such texts. */
const GOES_ON_THERE = /read the full\b|continue reading/iu
/** WordPress ends its excerpts with this line. */
const APPEARED_FIRST = /The post .{1,300} (?:appeared first on|first appeared on) .{1,100}$/s
/** A longer text may be whole, whatever its end. */
const WHOLE_CHARACTERS = 2500
/** The length below which hardly any article is whole. */
const SHORT_CHARACTERS = 300
/** Fewer entries say nothing about a feed. */
const ENOUGH_ENTRIES = 3
const MARKED_SHARE = 0.3
const SHORT_SHARE = 0.7

/** Says if a text states itself that it is only a beginning. */
export function goesOn(text: string): boolean {
  const bare = text.replace(APPEARED_FIRST, '').trimEnd()
  return (
    bare.length < WHOLE_CHARACTERS && (GOES_ON.test(bare) || GOES_ON_THERE.test(lastLine(bare)))
  )
}

/** The last line of words: arrows and dots may stand on a line below it. */
function lastLine(text: string): string {
  const bare = text.replace(/(?<![.…»>→])[.…»>→]+$/u, '').trimEnd()
  return bare.slice(bare.lastIndexOf('\n') + 1)
}

/**
 * Says if a feed gives only the beginnings of its articles: many of its texts say so, or nearly all are as short as a
 * lead. Entries without a link have no page, and do not count.
 */
export function isTruncating(entries: readonly FeedText[]): boolean {
  const linked = entries.filter(({ link }) => link !== null)
  if (linked.length < ENOUGH_ENTRIES) return false
  const share = (test: (text: string) => boolean) =>
    linked.filter(({ text }) => test(text)).length / linked.length
  return share(goesOn) >= MARKED_SHARE || share(isShort) >= SHORT_SHARE
}

/** True if an entry of a truncating feed is only a beginning. */
export function isBeginning({ text }: FeedText): boolean {
  return goesOn(text) || isShort(text) || text.length < WHOLE_CHARACTERS / 2
}

function isShort(text: string): boolean {
  return text.replace(APPEARED_FIRST, '').trim().length < SHORT_CHARACTERS
}
