import { EMBED_TAGS, embedOf, type Embed, type EmbedElement } from '../markup/embeds/embed.ts'

/**
 * The attribute for the number of an embed. It is set on a picture in its place, because the search
 * for the article keeps pictures.
 */
const MARK = 'data-embed-number'
const EMBEDS = [...EMBED_TAGS].join(',')
const MOST_EMBEDS = 50
/** The width of these pictures, because a small one would be taken for an icon. */
const WIDTH = '640'
const HEIGHT = '360'

/**
 * Puts pictures in the places of videos, sounds and frames, which would be lost when the article is looked for.
 *
 * @returns a function that replaces those left in a part of the page by marked links.
 */
export function holdEmbeds(page: Document, base: string): (part: Element | null) => void {
  const embeds: Embed[] = []
  for (const element of page.querySelectorAll(EMBEDS)) {
    if (embeds.length >= MOST_EMBEDS) break
    if (element.parentElement?.closest(EMBEDS)) continue
    const embed = embedOf(elementOf(element), base)
    if (embed === null || embeds.some(({ link }) => link === embed.link)) continue
    const picture = page.createElement('img')
    picture.setAttribute('src', `https://embed.invalid/${embeds.length}`)
    picture.setAttribute('width', WIDTH)
    picture.setAttribute('height', HEIGHT)
    picture.setAttribute(MARK, String(embeds.length))
    embeds.push(embed)
    element.replaceWith(picture)
  }
  return (part) => {
    for (const picture of part?.querySelectorAll(`[${MARK}]`) ?? []) {
      const embed = embeds[Number(picture.getAttribute(MARK))]
      if (embed) picture.replaceWith(linkIn(picture.ownerDocument, embed))
    }
  }
}

function linkIn(page: Document, { kind, link, title, poster }: Embed): Element {
  const element = page.createElement('a')
  element.setAttribute('href', link)
  element.setAttribute('data-embed', kind)
  if (poster !== null) element.setAttribute('data-poster', poster)
  element.textContent = title
  return element
}

function elementOf(element: Element): EmbedElement {
  const inside = [...element.querySelectorAll('source,param,embed,iframe,object,video,audio')]
  return {
    tag: element.tagName.toLowerCase(),
    attributes: attributesOf(element),
    inside: inside.map(attributesOf),
  }
}

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
}
