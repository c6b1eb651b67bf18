/**
 * Lines that outlets print around news. They are found by other patterns than those of the rules
 * that remove them.
 */
const LEFTOVERS = {
  byline: /^(?:By|BY) \p{Lu}[\p{L}.'’-]+ \p{Lu}|\b(?:Reporting|Edited|Written|Compiled) by \p{Lu}/u,
  dateline:
    /^\p{Lu}[\p{Lu} .,'’-]{3,30}(?: \([^)]{2,30}\))? [—–-] |^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?(?:, \p{L}+)? \([A-Z]{2,8}\) ?[—–-]/u,
  credit:
    /\b(?:Getty|REUTERS|AFP|EPA|Shutterstock|Alamy|Anadolu|AP Photo|NurPhoto|via AP|via REUTERS)\b|\bPhoto(?:graph)? by\b|©|\bScreenshot\b|\bCourtesy of\b/u,
  'cross-link':
    /\b(?:Read more|READ MORE|RELATED|Related:|Subscribe|newsletter|Sign up|Click here|See also|MORE:|tune in|led off|this episode|this segment)\b/u,
  'no end': /[\p{L}\p{N},;:–—-]$/u,
}

type Leftover = keyof typeof LEFTOVERS

export function leftoversIn(sentence: string): Leftover[] {
  const kinds = Object.keys(LEFTOVERS) as Leftover[]
  return kinds.filter((kind) => LEFTOVERS[kind].test(sentence))
}
