const BEGINS = /^["'“‘«¿¡([「『„]*(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}]|\p{Ll}{1,2}\p{Lu})/u
const ENDS = /[.!?。！？｡؟।۔]["'”’»)\]」』]*$/u
const BREAKS_OFF = /(?:…|\.\.\.)["'”’»)\]」』]*$/u

/** Says if a text ends with the mark of a sentence, and not with an ellipsis. */
export function endsAsSentence(text: string): boolean {
  return ENDS.test(text) && !BREAKS_OFF.test(text)
}

/**
 * Says if a text also begins as a sentence does: with a capital, a number, a letter without case, or a name such as
 * "iPhone".
 */
export function isWholeSentence(text: string): boolean {
  return BEGINS.test(text) && endsAsSentence(text)
}
