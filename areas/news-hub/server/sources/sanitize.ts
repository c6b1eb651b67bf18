import sanitize from 'sanitize-html'

const ALLOWED_TAGS = [
  'a',
  'abbr',
  'b',
  'blockquote',
  'br',
  'caption',
  'cite',
  'code',
  'dd',
  'del',
  'details',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'ins',
  'kbd',
  'li',
  'mark',
  'ol',
  'p',
  'pre',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'summary',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'time',
  'tr',
  'u',
  'ul',
  'var',
  'wbr',
  'div',
]

/** Addresses whose pictures are there to count readers. */
const BEACON =
  /\/(pixel|beacon|track(ing|er)?|stats?|open|counter|1x1|spacer|blank)(\.(gif|png|php)|[/?]|$)|feedburner\.com\/~r|feedsportal\.com|doubleclick\.net|google-analytics\.com|scorecardresearch\.com|quantserve\.com|pixel\.wp\.com|stats\.wordpress\.com/i

/**
 * HTML of a feed, harmless: nothing that runs, loads, submits, frames or counts readers; links and
 * pictures with whole web addresses.
 */
export function sanitizeHtml(html: string, baseAddress: string): string {
  if (!/[<&]/.test(html)) return html
  return sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      abbr: ['title'],
      time: ['datetime'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start', 'reversed'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'title',
      'xmp',
      'noembed',
      'noframes',
    ],
    transformTags: {
      a: (tagName, attributes) => ({
        tagName,
        attribs: withAddress(attributes, 'href', baseAddress, {
          rel: 'noopener noreferrer nofollow',
          target: '_blank',
        }),
      }),
      img: (tagName, attributes) => ({
        tagName,
        attribs: withAddress(attributes, 'src', baseAddress, {}),
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && (!attribs['src'] || isBeacon(attribs)),
  })
}

/** A picture that nobody is meant to see. */
export function isBeacon(image: { [name: string]: string | undefined }): boolean {
  const isTiny = [image['width'], image['height']].some(
    (size) => size !== undefined && Number.parseInt(size) <= 2,
  )
  return isTiny || BEACON.test(image['src'] ?? '')
}

/** An address as a whole web address; null for what is none. */
export function webAddress(address: string | null | undefined, base: string): string | null {
  const stated = address?.trim()
  if (!stated || !URL.canParse(stated, base)) return null
  const url = new URL(stated, base)
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null
}

function withAddress(
  attributes: { [name: string]: string },
  name: string,
  base: string,
  more: { [name: string]: string },
): { [name: string]: string } {
  const { [name]: stated, ...others } = attributes
  const isMail = name === 'href' && /^mailto:/i.test(stated ?? '')
  const address = isMail ? stated : webAddress(stated, base)
  return address ? { ...others, [name]: address, ...more } : others
}
