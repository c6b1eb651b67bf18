/**
 * Matches openings that refer to an earlier sentence, in the languages of pieces. `LEANING_START`
 * has further ones.
 */
const LEANING_OPENING =
  /^["'“‘«„]?(?:(?:and )?(?:one|two|three|first|second|third|firstly|secondly|lastly),|he|she|it|they|this|that|these|those|his|her|its|their|one of (?:them|the)|among (?:them|those)|other[s]?|another|both|neither|either|all (?:of|three|four|five)|nor|or|then|later|afterwards?|after that|since then|until then|by then|that (?:same|evening|morning|night|day)|the (?:next|following|same|other|latter|former|second|third)|as such|instead|even so|nonetheless|nevertheless|likewise|similarly|furthermore|in (?:fact|contrast|particular|other words|doing so)|at the same time|by contrast|on the other hand|for (?:his|her|its|their) part|according to (?:him|her|them|it)|das|aber|denn|jedoch|beispielsweise|zum beispiel|andere[nrms]?|einige|weitere|dort|dabei|damit|dazu|darauf|daraufhin|dafür|davon|danach|deshalb|daher|darum|zudem|außerdem|allerdings|dennoch|trotzdem|gleichzeitig|demnach|dadurch|so|ihm|ihr|ihre[nmrs]?|sein|seine[nmrs]?|beide|jene[nmrs]?|solche[nmrs]?|cela|ça|en effet|en conséquence|d['’]autres|si certains|certains|mais|celui|celle|ceux|leur|leurs|son|sa|ses|ainsi|par ailleurs|toutefois|cependant|pourtant|ensuite|puis|or|donc|su|sus|por ahora|tampoco|de hecho|en cambio|otr[oa]s|pero|ello|esa|ese|eso|esos|esas|aquel|aquella|además|sin embargo|no obstante|así|también|después|luego|lui|lei|loro|egli|ella|questo|questa|questi|queste|quello|quella|ciò|inoltre|tuttavia|però|così|poi|anche|infatti|ele|ela|eles|elas|isso|isto|essa|esse|esses|essas|aquele|aquela|além disso|no entanto|porém|assim|também|depois)(?![\p{L}-])/iu
/** Matches a pronoun, which may follow opening words: "Speaking to reporters, he said". */
const PRONOUN =
  /(?<![\p{L}])(?:he|she|they|him|them|er|il|elle|ils|elles|él|ella|ellos|lui|ele|ela)(?![\p{L}])/u
const NAME = /\p{Lu}[\p{L}\p{M}]/u
const QUOTED = /["“«„「]/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
/** Matches letters of scripts with capitals. Other scripts do not show which words are names. */
const CASED = /\p{Lu}|\p{Ll}/u

/**
 * Matches a line without a period that runs into the next sentence: "… by every other party This
 * election is a novelty".
 */
const RUNS_ON =
  /(?<=\p{Ll}{2}) (?:This|These|That|It|He|She|They|There|But|And|So) \p{Ll}+(?: \p{Ll}+)? (?:is|was|has|are|were|had|will|a|an|the|to|of|in|on)\b|(?<=\p{Ll}{2}) (?:It|He|She|They|There)(?:['’]s|['’]re| is| was| has| are| were| had| will)\b|(?<=\p{Ll}{3}) An? \p{Lu}\p{Ll}+ \p{Ll}{3}/u

/**
 * Matches references such as "Those comments" or "that ship", which only an earlier sentence
 * explains. "Those who …" and "those in …" explain themselves.
 */
const POINTS_BACK =
  /(?<!\p{L})(?:(?:these|those) (?!who|whose|with|of|in|on|at|from|for|near|under|over|above|below|around|affected|involved|accused|killed|injured|living|working|aged|held|days|two|three)\p{Ll}|(?:of|on|at|in|by|from|to|with) that (?:\p{Ll}+)(?=[\s.,;]|$)(?! (?:is|are|was|were|has|had|will|the|a|an|he|she|it|they)))/u
const AFTERWARDS =
  /(?<!\p{L})(?:occurred|happened|came|died|left|arrived|took place) afterwards?(?!\p{L})/u

/**
 * The part of a sentence in which a reference points to an earlier sentence. Further behind, it may
 * point to this one.
 */
const OPENING_CHARACTERS = 70

function pointsBack(own: string): boolean {
  return POINTS_BACK.test(own.slice(0, OPENING_CHARACTERS)) || AFTERWARDS.test(own)
}

/**
 * Says if a line runs into the next sentence. `own` is the sentence without its quotes, which may
 * contain names of all kinds.
 */
export function runsOn(own: string): boolean {
  return RUNS_ON.test(own)
}

/**
 * Says if a sentence can only be understood after the one before it. `own` is the sentence without
 * its quotes.
 */
export function leansOnAnother(text: string, own: string): boolean {
  if (LEANING_OPENING.test(text) || text.startsWith('(') || pointsBack(own)) return true
  if (UNSPACED.test(text) || !CASED.test(text)) return false
  // The first word is ignored, because it always has a capital.
  const behindFirst = own.trim().replace(/^\S+/u, '')
  if (QUOTED.test(text) && own !== text && !NAME.test(behindFirst) && !isNamedFirst(own))
    return true
  const pronoun = PRONOUN.exec(own)
  return (
    pronoun !== null &&
    !NAME.test(own.slice(0, pronoun.index).replace(/^\S+\s?/u, '')) &&
    !isNamedFirst(own)
  )
}

/** Says if a sentence begins with a name and a verb: "Veil said …". */
function isNamedFirst(own: string): boolean {
  return (
    /^\p{Lu}[\p{L}\p{M}'’-]+(?:,|\s(?:said|says|told|added|has|had|is|was|will|sagte|erklärte|a|ha|ha dit|dijo|ha detto|disse))\s/u.test(
      own.trim(),
    ) &&
    !/^(?:The|This|That|Der|Die|Das|Le|La|Les|El|Los|Las|Il|Lo|Gli|O|Os|As|A)\s/u.test(own.trim())
  )
}
