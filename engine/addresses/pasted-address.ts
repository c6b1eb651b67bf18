/** Characters without width, which texts copied from pages and chats may contain. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const MARKDOWN = /^\[[^\]]{0,500}\]\(([^()\s]{1,5000})\)$/
const BEFORE = /^[<"'(«»„“”‘’‚‹›]+/
const BEHIND = /(?<![>"')«»“”‘’‹›,;])[>"')«»“”‘’‹›,;]+$/
/**
 * Matches the same as `BEHIND`, except ")", which may belong to an address with an opening bracket:
 * "/Quay_(harbour)".
 */
const BEHIND_BRACKET = /(?<![>"'«»“”‘’‹›,;])[>"'«»“”‘’‹›,;]+$/
const CALLED = /^(?:view-source|web\+feed|url):/i
/** Matches "https//", and one scheme before another. */
const SCHEMES = /^(?:https?:?\/{2,3})*(https?):?\/{2,3}/i
/**
 * Known typing errors, and schemes that were changed so that nobody follows the link: "htps://", "ttp://", "hxxps://".
 */
const MISTYPED = /^(?:h?t{1,3}p|hxxp)(s?):\/\//i

/**
 * The address that a person meant to copy from a text: without the signs around it, and with its
 * scheme corrected.
 */
export function pastedAddress(text: string): string {
  const seen = text.replaceAll(UNSEEN, '').trim()
  const begun = (MARKDOWN.exec(seen)?.[1] ?? seen).replace(BEFORE, '')
  const whole = begun.replace(begun.includes('(') ? BEHIND_BRACKET : BEHIND, '')
  return whole
    .replace(CALLED, '')
    .trim()
    .replace(SCHEMES, '$1://')
    .replace(MISTYPED, 'http$1://')
    .replaceAll('&amp;', '&')
}
