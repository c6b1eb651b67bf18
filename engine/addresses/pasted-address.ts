/** Letters without a width, which copying from pages and chats brings along. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g
const MARKDOWN = /^\[[^\]]{0,500}\]\(([^()\s]{1,5000})\)$/
const BEFORE = /^[<"'(«»„“”‘’‚‹›]+/
const BEHIND = /(?<![>"')«»“”‘’‹›,;])[>"')«»“”‘’‹›,;]+$/
/** A closing bracket belongs to the address if it was opened inside of it: "/Quay_(harbour)". */
const BEHIND_BRACKET = /(?<![>"'«»“”‘’‹›,;])[>"'«»“”‘’‹›,;]+$/
const CALLED = /^(?:view-source|web\+feed|url):/i
/** Matches "https//", and one scheme in front of another. */
const SCHEMES = /^(?:https?:?\/{2,3})*(https?):?\/{2,3}/i
/**
 * Known typing errors, and schemes that were changed so that nobody follows the link: "htps://", "ttp://", "hxxps://".
 */
const MISTYPED = /^(?:h?t{1,3}p|hxxp)(s?):\/\//i

/** The address that a person meant to copy from a text: without the signs around it, and with its scheme put right. */
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
