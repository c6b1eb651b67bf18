/**
 * Matches a dateline: "WASHINGTON (AP) — ", "LONDON, Aug. 3 (Reuters) - ", "Orlan, Veil (AP) - "
 */
const DATELINE =
  /^(?:\p{Lu}[\p{Lu}.'’ -]{2,40}(?:, [\p{L}.]{2,20}(?: [\p{L}.]{2,20})?){0,2}(?: \d{1,2})?|\p{Lu}[\p{L}.'’]{1,25}(?: [\p{L}.'’]{1,25})?(?:, [\p{L}. ]{2,25})?(?= \())(?: \([^)]{2,30}\))? ?(?:—|–|--?)\s+(?=["'“‘]?[\p{Lu}\p{N}])|^\p{Lu}{3,}[\p{Lu} .'’-]{0,30}(?:, [\p{L}. ]{2,25})?—(?=["'“‘]?\p{Lu})/u

/**
 * Matches a byline before the first sentence: "By Jo Veil ", "By Jo A. Veil and Mara Lindqvist ".
 */
const BYLINE =
  /^(?:By|BY) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}[\p{L}.'’-]{1,25} (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]{1,25}(?:,? (?:and|&) \p{Lu}[\p{L}.'’-]{1,25} (?:\p{Lu}\. )?\p{Lu}[\p{L}'’-]{1,25})?(?:,? (?:The )?(?:AP|Associated Press|Reuters|AFP))? (?=["'“‘]?\p{Lu})/u

/** Agencies in picture credits before the first sentence: "Jo Veil/Getty Images ", "Reuters ". */
const AGENCY =
  'REUTERS|Reuters|Getty Images|Getty I\\p{Ll}{0,5}|Getty(?! Images)|(?:\\p{Lu}[\\p{L}-]{1,20} )?Images|WireImage|FilmMagic|NurPhoto|ImageDirect|AP Photo|AFP|EPA|YouTube|Instagram|TikTok|Facebook|X|AP|Shutterstock|Alamy|Handout|Screengrab|Netflix|Bloomberg'
/** Sites in picture credits. After these, only certain words count as the start of a sentence. */
const SITES =
  'Facebook|Instagram|YouTube|TikTok|Twitter|LinkedIn|Reddit|GoFundMe|Handout|Screenshot|Screengrab|CNN|MSNBC|Fox News|ABC|CBS|NBC'
const CREDIT = new RegExp(
  `^(?:[^!?;:“”"]{2,90}/ ?)(?:via |[\\p{Lu}][\\p{L}.'’ -]{2,40}(?:, | via ))?(?:${AGENCY})(?: via (?:${AGENCY}))? (?=["'“‘]?[\\p{Lu}\\d])|^(?:REUTERS|Reuters|Getty Images|AFP) (?=(?!Institute|Foundation|Plus)\\p{Lu})|^(?:${SITES})(?:/\\p{Lu}[\\p{L} ]{2,30})? (?=(?:An?|The|In|On|At|After|It|More|Two|Three|Police|President) )`,
  'u',
)
/** The most words in lower case in a credit: "Jo Veil for the Herald". */
const SMALL_WORDS = 3

/** Matches labels: "Driving the news: ", "BREAKING: " */
const LABEL =
  /^(?:driving the news|the big picture|state of play|by the numbers|catch up quick|catch up fast|zoom (?:in|out)|the latest|what they['’]re saying|what['’]s happening|the details|details|context|breaking(?: news)?|just in|updated?|exclusive|developing)\s?(?::|—|–)\s+/iu

/** Matches a link to another article in capitals. */
const SHOUTED_LINK =
  /^(?:[\p{Lu}\p{N}'‘’"“”:;,.$%&!?()/–—-]{1,30} ){4,40}(?=["“‘]?(?:\p{Lu}\p{Ll}|[AI] \p{Ll}))/u

/**
 * Matches links inside the text: "UK politics live – latest updates", "Get our … daily news
 * podcast".
 */
const LINK_LINE =
  /(?:\p{Lu}\p{L}{0,20} (?:\p{L}{1,20} ){0,3}live [–—-] (?:latest )?updates|\bGet our [^.!?]{5,80}?(?:podcast|newsletter|app|email)|\bSign up (?:for|to) [^.!?]{5,60}?(?:email|newsletter|briefing)s?|\bFollow our [^.!?]{5,60}?(?:updates|blog)) (?=["'“‘]?\p{Lu})/gu

/**
 * Matches places at which a sentence may begin after a line without a period: "… under a heat dome
 * The town has …"
 */
const GLUED =
  /(?<=\p{Ll}{3}|\d[\p{L}%]{0,3}|[’'])\s(?=(?:The|An?|In|On|As|At|When|After|It|More|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Some|Several|Many|Most|Former|Newly|About|Nearly|Almost|Police|Officials) [\p{Ll}\d]|(?:Prosecutors|Police|Officials|Authorities|Investigators|Lawyers|Scientists|Researchers|Rescuers|Firefighters|Residents|Doctors|Experts|Students|Parents|Workers|Voters|Protesters|Tens|Hundreds|Thousands|Dozens|Millions|Scores) \p{Ll}|The (?:[\p{Lu}][\p{L}]+ ){1,3}(?:has|have|had|is|are|was|were|will|said)\b)/gu
/** Matches words after which a capital begins a name. */
const NAME_FOLLOWS =
  /(?:^|\s)(?:an?|the|in|at|of|by|for|to|and|or|with|from|on|than|as|into|see|called|named|titled|entitled|series|book|film|movie|show|band|album|song|novel|play|magazine|newspaper|paper|drama|musical|podcast|page|channel|big|room|route|studio|chapter|flight)$/iu
const WORDS_BEFORE = 5
const WORDS_BEHIND = 8
const STARTS_READ = 4
/** The most characters that are read; a longer text is not a sentence. */
const CHARACTERS_READ = 800

/**
 * Counts the characters of a sentence before its news: dateline, byline, credit, label, link, and a
 * line without a period.
 */
export function newsStart(text: string): number {
  let start = 0
  for (let nth = 0; nth < STARTS_READ; nth++) {
    const rest = text.slice(start, start + CHARACTERS_READ)
    const found = [DATELINE, BYLINE, CREDIT, LABEL, SHOUTED_LINK].map((form) => form.exec(rest))
    const first = found.find((match) => match && !isProse(match[0]))
    const length = first ? first[0].length : linkEnd(rest) || gluedAt(rest)
    if (!length) break
    start += length
  }
  return start
}

/** The end of the last link in a sentence; 0 if there is none. */
function linkEnd(text: string): number {
  let end = 0
  for (const { 0: link, index } of text.matchAll(LINK_LINE)) end = index + link.length
  return end
}

/**
 * Says if a start with a slash has so many words in lower case that it is part of a sentence, not a
 * credit.
 */
function isProse(start: string): boolean {
  return (
    start.includes('/') &&
    start.split(' ').filter((word) => /^\p{Ll}/u.test(word)).length > SMALL_WORDS
  )
}

/**
 * Counts the characters of a line without a period after which a sentence clearly begins; 0 if
 * there is none.
 */
export function gluedAt(text: string): number {
  for (const { index } of text.matchAll(GLUED)) {
    const before = text.slice(0, index)
    const isQuoted = (before.match(/["“”]/g)?.length ?? 0) % 2 === 1
    if (isQuoted || NAME_FOLLOWS.test(before.slice(-20))) continue
    const enough = wordsIn(before) >= WORDS_BEFORE && wordsIn(text.slice(index)) >= WORDS_BEHIND
    if (enough) return index + 1
  }
  return 0
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
