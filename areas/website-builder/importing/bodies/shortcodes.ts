import type { Leave } from '../left-out.ts'

/**
 * "[gallery ids=1]", "[/vc_row]": names that WordPress or its plugins replace. Words in brackets are not a name, so
 * they stay.
 */
const SHORTCODE = /\[(\/?)([a-z][\w-]{1,40})((?:\s[^[\]\n]{0,1000})?)\]/gi
const NAMED = /^(?:audio|caption|contact-form(?:-7)?|embed|gallery|playlist|video|wp_caption)$/i
const FACTS = /\s[\w-]{1,40}=|\/$/

/** The body of a post without shortcodes, which are counted; a caption keeps its picture and its words. */
export function withoutShortcodes(body: string, leave: Leave): string {
  return body.replaceAll(SHORTCODE, (whole, end: string, name: string, facts: string) => {
    if (end === '' && !NAMED.test(name) && !FACTS.test(facts)) return whole
    if (/^(?:wp_)?caption$/i.test(name)) return end === '' ? '' : '\n\n'
    if (end === '') leave(/^gallery$/i.test(name) ? 'gallery' : 'shortcode', whole)
    return ''
  })
}
