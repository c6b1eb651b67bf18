/**
 * Matches a name with a verb that follows other words without a period: "… in his official capacity
 * Mara Veil has been …"
 */
const NAME_WITH_VERB =
  /(?<= [\p{Ll}'’-]{3,20}|[’'])\s(?=(?:\p{Lu}\p{L}+ ){1,4}(?:and (?:\p{Lu}\p{L}+ ){1,3})?(?:has|have|had|is|are|was|were|will)\b)/gu
/** Matches words that a name may follow: "the former adviser Mara Veil has". */
const NAMED_NEXT =
  /(?:er|or|ist|ian|ern|ese|man|men|ent|ant|eer|ess|ary|ate|ers|ors|ists|ians|that|if|as|and|but|because|whether|while|when|where|how|why|said|says|star|chief|head|coach|king|queen|prince|pope|wife|husband|son|company|giant|group|of|by|for|with|to|in|at|on|from|than|near|the|against|about|like|until|since|into|behind|across|off|outside|inside|over|under|between|among|through|after|before|during|along|around|toward|towards|amid|above|below|beyond|within|what|which)$/iu
const WORDS_BEFORE = 7

const CREDIT_READ = 60

/**
 * Says if a text begins with a picture credit whose end is unknown: "Wire/Mara Veil Tonight Jo
 * Lindqvist has …".
 */
function beginsWithCredit(text: string): boolean {
  const [before = '', behind] = text.slice(0, CREDIT_READ).split('/', 2)
  const names = before.trim().split(/\s+/)
  return (
    behind !== undefined &&
    /^ ?\p{Lu}/u.test(behind) &&
    names.every((name) => /^\p{Lu}/u.test(name)) &&
    names.some((name) => /\p{Ll}/u.test(name))
  )
}

/** Says if a line without a period runs into the next sentence at an unknown place. */
export function isGlued(text: string): boolean {
  if (beginsWithCredit(text)) return true
  for (const { index } of text.matchAll(NAME_WITH_VERB)) {
    const before = text.slice(0, index)
    const isQuoted = (before.match(/["“”]/g)?.length ?? 0) % 2 === 1
    if (isQuoted || NAMED_NEXT.test(before.slice(-20))) continue
    if (before.split(' ').length >= WORDS_BEFORE) return true
  }
  return false
}
