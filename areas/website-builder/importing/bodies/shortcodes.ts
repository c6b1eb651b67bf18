import type { Leave } from '../left-out.ts'

/**
 * Matches shortcodes, such as "[gallery ids=1]" and "[/vc_row]", which WordPress or its plugins
 * replace. Other words in brackets do not match.
 */
const SHORTCODE = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]\n]{0,1000})?)\]/gi
const NAMED = /^(?:audio|caption|contact-form(?:-7)?|embed|gallery|playlist|video|wp_caption)$/i
const FACTS = /\s[\w-]{1,40}=|\/$/

/**
 * Removes shortcodes from the body of a post, and counts them. The picture and the words of a
 * caption stay.
 */
export function withoutShortcodes(body: string, leave: Leave): string {
  return body.replaceAll(SHORTCODE, (whole, end: string, name: string, facts: string) => {
    if (end === '' && !NAMED.test(name) && !FACTS.test(facts)) return whole
    if (/^(?:wp_)?caption$/i.test(name)) return end === '' ? '' : '\n\n'
    if (end === '') leave(/^gallery$/i.test(name) ? 'gallery' : 'shortcode', whole)
    return ''
  })
}
