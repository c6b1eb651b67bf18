const BEFORE_CAPITAL = /\s(?=["“‘]?\p{Lu})/gu
/** Matches a line that ends with a word in lower case, a number, or a quotation. */
const ENDS_LINE = /(?:^|\s)["“‘]?[\p{Ll}\d][^\s,;:]*$/u
/**
 * Matches words after which a capital begins a name: "the former adviser Mara Veil", "on 10 July",
 * "two Velden ships".
 */
const NAME_FOLLOWS =
  /(?:^|\s)(?:an?|the|his|her|their|its|our|my|your|th(?:is|at|ese|ose)|in|at|of|by|for|to|and|or|but|nor|with|from|on|than|as|into|onto|if|because|whether|while|when|where|how|why|what|which|who|sa(?:id|ys?)|near|against|about|like|until|since|behind|across|off|outside|inside|over|under|between|among|through|after|before|during|along|alongside|around|towards?|amid|above|below|beyond|within|without|via|versus|despite|new|top|late|pro|anti|non|north|south|east|west|per|two|three|four|five|six|seven|eight|nine|ten|first|second|third|every|each|all|some|any|no|not|both|one|is|are|was|were|be|been|has|have|had|will|would|can|could|may|might|must|should|also|only|even|still|now|then|star|chief|head|king|queen|prince|pope|wife|husband|company|group|book|film|movie|show|series|[\p{L}-]+(?:er|or|ist|ian|ern|ese|man|men|ent|ant|eer|ess|ary|ate|ers|ors|ists|ians|ing|ed|al|ic|ive|ish|ous|ful|ible|able))$/iu
/**
 * Matches verbs and adjectives before a name: "to kill Mara Veil", "has told Orlan", "the latest
 * Velden ship".
 */
const OBJECT_FOLLOWS =
  /(?:^|\s)(?:(?:to|has|have|had|is|are|was|were|be|been|not|can|will|would|could|may|might|must|should) ["'“‘]?[\p{Ll}-]+["'”’]?|the \d+|latest|newest|biggest|largest|best|worst|oldest|youngest|highest|lowest|strongest|tells?|told|calls?|called|beats?|names?|meets?|met|sees?|saw|urges?|joins?|hits?|wins?|expert|envoy|backs|accus\p{Ll}{1,4})$/iu
/** Matches words whose capital almost always shows the start of a sentence. */
const BEFORE_START =
  /\s(?=["“‘]?(?:The|An?|In|On|At|After|As|When|More than|At least|Hundreds|Thousands|Dozens|Tens|Several|Police|Officials) )/gu
/** Matches words after which no sentence begins: "of The Orlan Herald". */
const INSIDE =
  /(?:^|\s)(?:an?|the|his|her|their|its|in|at|of|by|for|to|and|or|but|with|from|on|than|as|into|that|if|called|named|titled|told|said|says|via|series|film|movie|show|book|song|album|paper|magazine)$/iu
const DAY = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/u
const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u
/** The number of characters before a place that are read, enough for the longest of these words. */
const END_READ = 30
const WORDS_BEFORE = 5
const WORDS_BEHIND = 8
/** The most characters that are read of a standfirst and the sentence after it. */
const CHARACTERS_READ = 800

/**
 * Counts the characters of a standfirst that runs into the first sentence, because its outlet
 * prints it without a period; 0 if its end cannot be found. Use it only for outlets that are known
 * to print such lines.
 */
export function standfirstEnd(sentence: string): number {
  const text = sentence.slice(0, CHARACTERS_READ)
  return (
    boundaryIn(text, BEFORE_START, (end) => !INSIDE.test(end) && !/[,;:]$/u.test(end)) ||
    boundaryIn(
      text,
      BEFORE_CAPITAL,
      (end) => ENDS_LINE.test(end) && !NAME_FOLLOWS.test(end) && !OBJECT_FOLLOWS.test(end),
    )
  )
}

/**
 * Finds the first of the places that has a line with a fitting end before it and a sentence after
 * it. Returns the position after the place; 0 if there is none.
 */
function boundaryIn(text: string, places: RegExp, fits: (end: string) => boolean): number {
  for (const { index } of text.matchAll(places)) {
    const [before, behind] = [text.slice(0, index), text.slice(index + 1)]
    if (!fits(before.slice(-END_READ)) || isInQuotes(before)) continue
    if (DAY.test(behind) || (/\d$/u.test(before) && MONTH.test(behind))) continue
    if (before.split(' ').length >= WORDS_BEFORE && behind.split(' ').length >= WORDS_BEHIND)
      return index + 1
  }
  return 0
}

function isInQuotes(before: string): boolean {
  const straight = before.match(/"/g)?.length ?? 0
  const [opened, closed] = [before.match(/“/g)?.length ?? 0, before.match(/”/g)?.length ?? 0]
  return straight % 2 === 1 || opened > closed
}
