/** Matches instructions to a language model. A text with one is not a report and proves nothing. */
const TO_A_MODEL =
  /\b(?:ignore|disregard|forget)\b.{0,40}\b(?:instructions?|prompts?|above|before|previous)\b|\bsystem prompt\b|\byou are (?:an? )?(?:ai|assistant|language model)\b|\b(?:say|answer|output|print) exactly\b/i

export function speaksToModel(text: string): boolean {
  return TO_A_MODEL.test(text)
}
