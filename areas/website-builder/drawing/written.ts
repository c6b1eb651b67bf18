import { Markup, markup } from '#core/pages/markup.ts'
import { readWords, type Inline } from '../blocks/words.ts'
import type { Written } from './values.ts'

/** Returns the link for an address in a text; null if it has no target. */
export type Link = (address: string) => string | null

/** Renders paragraphs and lists of a text; null if the text is empty. */
export function paragraphs(text: Written, link: Link): Markup | null {
  if (text instanceof Markup) return markup`<p>${text}</p>`
  const parts = readWords(text).map((part) =>
    part.kind === 'list'
      ? markup`<ul>${part.items.map((item) => markup`<li>${inline(item, link)}</li>`)}</ul>`
      : markup`<p>${part.lines.map((line, at) => [at > 0 ? new Markup('<br>') : null, inline(line, link)])}</p>`,
  )
  return parts.length > 0 ? markup`${parts}` : null
}

function inline(parts: readonly Inline[], link: Link): Markup[] {
  return parts.map((part) => {
    switch (part.kind) {
      case 'text':
        return markup`${part.text}`
      case 'strong':
        return markup`<strong>${inline(part.parts, link)}</strong>`
      case 'emphasis':
        return markup`<em>${inline(part.parts, link)}</em>`
      case 'link': {
        const href = link(part.address)
        return href === null ? markup`${part.text}` : markup`<a href="${href}">${part.text}</a>`
      }
    }
  })
}
