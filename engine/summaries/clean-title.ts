import { decodeHTMLStrict } from 'entities/decode'

/**
 * Matches the outlet or section at the end of a title: "Title - Outlet", "Title | Section |
 * Outlet".
 */
const SUFFIX = /(?<!\s)\s+[-–—|·•]\s+([^-–—|·•]{2,60})$/u
const PREFIX = /^([^:|]{2,40})\s*[:|]\s+/u
/** Labels that outlets write before a title, and that do not belong to it. */
const LABEL =
  /^(?:breaking(?: news)?|live(?: updates?| blog)?|liveblog|watch(?: live)?|video|photos?|in pictures|update[sd]?|exclusive|opinion|analysis|explainer|just in|developing|eilmeldung|en direct|direct)\s*(?:[:|–—]|-\s)\s*/iu

/**
 * Matches a section or an author after a bar, and "live" or the source of the report after a dash.
 */
const BEHIND =
  /(?<!\s)\s+(?:\|\s+[^|]{2,60}|[–—-]\s+(?:(?:\p{L}+ ){0,3}live(?: (?:updates|blog|coverage))?|as it happened|reports?|video))$/iu
const LEAST_WORDS = 4

/** A title without its outlet's name and without labels such as "LIVE:". */
export function cleanTitle(title: string, outlet: string): string {
  // Some publishers escape entities twice.
  const read = /&[#\w]{2,8};/.test(title) ? decodeHTMLStrict(title) : title
  let clean = read.replace(/\s+/gu, ' ').trim()
  for (let label = LABEL.exec(clean); label; label = LABEL.exec(clean)) {
    clean = clean.slice(label[0].length)
  }
  const suffix = SUFFIX.exec(clean)
  if (suffix && isNameOf(outlet, suffix[1]!)) clean = clean.slice(0, suffix.index)
  const prefix = PREFIX.exec(clean)
  if (prefix && isNameOf(outlet, prefix[1]!)) clean = clean.slice(prefix[0].length)
  const behind = BEHIND.exec(clean)
  if (behind && clean.slice(0, behind.index).split(' ').length >= LEAST_WORDS)
    clean = clean.slice(0, behind.index)
  return clean.trim()
}

/**
 * Says if a text names the outlet: "BBC" stands for "BBC News", "Guardian" and "theguardian.com"
 * for "The Guardian".
 */
function isNameOf(outlet: string, text: string): boolean {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/\.(?:com|org|net|co\.uk|[a-z]{2})$/u, '')
      .replace(/^the\s+|[^\p{L}\p{N}]/gu, '')
      .replace(/^the/u, '')
  const name = plain(outlet)
  const said = plain(text)
  if (name === '' || said === '') return false
  return name === said || (said.length >= 3 && name.startsWith(said)) || said.startsWith(name)
}
