import { outsideQuotes } from './outside-quotes.ts'

/** The number of words of a noun phrase in which a name is searched. */
const WORDS_READ = 6
const DEFINITE =
  /^["'“‘«]?(?:The|This|That|These|Those|Both|Its|Their|His|Her|Another|Such|Other)\s/u
const NAMED = /\p{Lu}|\p{N}/u
const PRONOUN = /(?<![\p{L}])(?:he|she|him|his|her|they|them|their)(?![\p{L}])/u
/**
 * Matches openings after which reports mostly leave out names: "Meanwhile, …", "In addition, …".
 */
const ASIDE =
  /^(?:in (?:addition|response|turn|total|all|the meantime|that|this|his|her|their|its|an? (?:statement|post|interview|letter|filing|message|video|speech|tweet))|at (?:the|that|this) (?:time|same time|moment|point)|according to (?:the|court|a) |for (?:now|years|months|decades|weeks)|as (?:part|a result)|since then|until then|days (?:later|after)|earlier (?:this|that|in the) |last (?:week|month|year|time)|of (?:those|them|these|the)|among (?:them|those)|some (?:of|critics|experts)|many (?:of|experts)|others|none of|all of)\b/iu

/**
 * Matches openings about events before the news, such as "In January, …", "Last year …" or "Veil
 * has often …", and lasting facts: "is the world's largest …".
 */
const BACKGROUND =
  /^(?:(?:back )?in (?:January|February|March|April|May|June|July|August|September|October|November|December|the (?:past|last)|(?:19|20)\d\d)\b|on (?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Aug|Sept?|Oct|Nov|Dec)\b|(?:a|two|three|five|ten) (?:week|month|year|decade)s? (?:ago|after|before)|over the (?:last|past)|on some |when )|^[^,.]{3,60} (?:has|have|had) (?:long|often|openly|repeatedly|frequently|previously|already|always)\b|\b(?:is|was|are) (?:one of the|the (?:world|country|region|continent)['’]s) (?:biggest|largest|oldest|main|busiest|most)\b/iu

/** Says if a sentence is about events before the news, or about lasting facts. */
export function isBackground(text: string): boolean {
  return BACKGROUND.test(text)
}

/** Matches demands of the writer. */
const OPINION = /\b(?:should|must|needs? to|ought to)\b/u

export function isDemand(text: string): boolean {
  return OPINION.test(outsideQuotes(text))
}

/** Verbs that have no ending by which they could be recognized. */
const IRREGULAR =
  `is are was were be been has have had will would can could may might must should shall do does did
  want face say plan ate awoke beat became began bent bet bid bit bled blew bore bought bound bred broke brought built
  burnt burst came cast caught chose clung cost crept cut dealt dived dove drank dreamt drew drove dug fed fell felt
  fled flew flung forbade forgot fought found froze gave got grew ground hanged heard held hid hit hung hurt kept knelt
  knew laid lay leapt learnt led left lent let lit lost made meant met overcame paid put quit ran rang rid rode rose
  said sang sank sat saw sent set shed shone shook shot shrank shut slept slid slung sold sought sped spent spilt split
  spoke sprang spread spun stole stood strode strove struck stuck stung swam swept swore swung taught threw thrust told
  took tore understood undertook underwent upheld upset went wept withdrew withheld woke won wore wound wove wrote`
    .split(/\s+/)
    .join('|')
const VERBS = new RegExp(
  String.raw`(?<!\p{L})(?:${IRREGULAR}|[\p{Ll}]{2,}(?:ed|n't|n’t))(?!\p{L})|(?<!\p{L})\p{Ll}{2,}[^s\s\P{L}]s(?=\s)`,
  'u',
)

/**
 * Matches a subordinate clause without its main clause: "Orlan, which has close ties with Velden
 * and sent its ships."
 */
const ASIDE_ALONE = /^[^,.;:—–]{2,80}, (?:which|who|whose|where) [^,;:—–]{1,300}[.]$/u

/**
 * Says if a sentence has no verb, or only one in a subordinate clause: "Jo Veil on the end of the
 * ferry."
 */
export function isFragment(text: string): boolean {
  return !VERBS.test(text.replace(/^\S+/u, '')) || ASIDE_ALONE.test(text)
}

/**
 * Says if only the headline shows who or what a sentence is about: "The order calls for …", "After
 * a warm night he wakes up". "The search for survivors in Orlan" needs no headline.
 */
export function leansOnHeadline(text: string): boolean {
  if (ASIDE.test(text)) return true
  if (DEFINITE.test(text)) {
    // Names in quotes, such as the title of a film, are ignored, because they do not name the
    // subject.
    const next = outsideQuotes(text)
      .split(/\s+/, WORDS_READ + 1)
      .slice(1)
    if (!next.some((word) => NAMED.test(word))) return true
  }
  const pronoun = PRONOUN.exec(text)
  if (!pronoun) return false
  // The first word is ignored, because it always has a capital.
  const before = text.slice(0, pronoun.index).replace(/^\S+\s?/u, '')
  const isFirstAName =
    /^["'“‘]?(?!(?:The|A|An|In|On|At|As|After|When|While|For|With|If|But|And|By|From|Before|During)\s)\p{Lu}\p{L}+(?:['’]s)?\s/u.test(
      text,
    )
  return pronoun.index > 0 && !/\p{Lu}\p{L}/u.test(before) && !isFirstAName
}
