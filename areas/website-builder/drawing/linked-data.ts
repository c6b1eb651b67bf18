import { plainWords } from '../blocks/words.ts'
import { addressLines } from './contact-lines.ts'
import type { PostToDraw, SiteToDraw } from './site-to-draw.ts'

/** Data about a page for search engines, as JSON-LD. */
export type LinkedData = Readonly<Record<string, unknown>>

/** Describes the organization of a site; if its street is known, it is a local business. */
export function organization(site: SiteToDraw): LinkedData {
  const { name, origin, contact, tagline } = site
  const isPlace = contact.street !== ''
  return known({
    '@context': 'https://schema.org',
    '@type': isPlace ? 'LocalBusiness' : 'Organization',
    name,
    description: tagline,
    url: origin === null ? '' : `${origin}/`,
    email: contact.mail,
    telephone: contact.phone,
    address:
      addressLines(contact).length === 0
        ? ''
        : known({
            '@type': 'PostalAddress',
            streetAddress: contact.street,
            addressLocality: contact.town,
            addressCountry: contact.country,
          }),
  })
}

export function postData({ name, origin, language }: SiteToDraw, post: PostToDraw): LinkedData {
  return known({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: plainWords(post.description),
    inLanguage: post.language ?? language,
    datePublished: post.publishedAt,
    author: post.author === '' ? '' : { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', name },
    mainEntityOfPage: origin === null ? '' : `${origin}/${post.path}`,
    keywords: post.tags.join(', '),
  })
}

/** The JSON in a script element, escaped so that no text in it can end the element. */
export function linkedDataText(data: LinkedData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

function known(data: LinkedData): LinkedData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''))
}
