import { answeredTags, mayHave } from '#engine/markup/answered-html.ts'

/** The only name that the security policy of pages allows. */
const POLICY_NAME = 'server-html'
const TAG = /<[^>]*>?/g
/**
 * Matches tags as the server writes them, whose values contain no character that could end a tag.
 */
const START = /^<([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*)>$/
const END = /^<\/([a-z][a-z0-9]*)>$/
const ATTRIBUTE = / ([a-z-]+)="([^"]*)"/g

interface Factory {
  createPolicy(name: string, rules: { createHTML: (html: string) => string }): Policy
}
interface Policy {
  createHTML(html: string): TrustedHTML
}

let policy: Policy | null = null

/**
 * Converts HTML to a form that the browser may insert into a page. It must be the output of the
 * server's sanitizer, and is checked here against the same list; anything else is an error.
 */
export function serverHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  if (!trustedTypes) return checkedHtml(html)
  policy ??= trustedTypes.createPolicy(POLICY_NAME, { createHTML: checkedHtml })
  return policy.createHTML(html)
}

export function checkedHtml(html: string): string {
  for (const [tag] of html.matchAll(TAG)) {
    if (!isAnswered(tag)) throw new Error('This HTML is not as the server writes it.')
  }
  return html
}

function isAnswered(tag: string): boolean {
  const end = END.exec(tag)
  if (end) return answeredTags.has(end[1]!)
  const [, name = '', attributes = ''] = START.exec(tag) ?? []
  return (
    answeredTags.has(name) &&
    [...attributes.matchAll(ATTRIBUTE)].every(([, attribute, value]) =>
      mayHave(name, attribute!, value!),
    )
  )
}
