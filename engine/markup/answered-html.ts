/** Any words, for attributes that people read. */
const words = /^/
const count = /^\d{1,4}$/
/** The path of a server on its host; mostly empty. */
const base = String.raw`(?:/[\w-]{1,100}){0,4}`
/** Links to the web, or to an attachment of a mail. */
const link = new RegExp(
  String.raw`^(?:(?:https?:\/\/|mailto:)[^\p{Cc}]*|${base}/attachments/[\da-f]{64}/[\w.~%-]{1,1000})$`,
  'iu',
)
const picture = String.raw`${base}/pictures/\d{3,4}/[\w-]{43}/[\w-]+`
/** The address of a picture in a page that a reader saved. */
const savedPicture = String.raw`${base}/saved/pictures/\d{1,15}/[\da-f]{64}`
const played = String.raw`${base}/(?:frames/[\w-]{1,14000}|media/[\w-]{43}/[\w-]{1,14000})`

/** Attributes of every link: its target learns nothing of this server and cannot reach the page. */
export const linkAttributes = { rel: 'noopener noreferrer nofollow', target: '_blank' }

/** The width at which the picture of a text is shown. */
export const pictureSizes = '(max-width: 760px) 100vw, 720px'

const plainTags =
  `b blockquote br caption cite code dd del details dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i
  ins kbd li mark p pre q s samp small span strong sub summary sup table tbody tfoot thead tr u ul
  var wbr`.split(/\s+/)

/** The HTML that the server sends: each element, with its attributes and the values these may have. */
const answered = new Map<string, Record<string, RegExp>>([
  ...plainTags.map((tag) => [tag, {}] as const),
  [
    'a',
    {
      href: link,
      title: words,
      rel: exactly(linkAttributes.rel),
      target: exactly(linkAttributes.target),
    },
  ],
  ['abbr', { title: words }],
  [
    'div',
    {
      class: /^table-scroll$/,
      role: /^region$/,
      'aria-label': /^Table$/,
      tabindex: /^0$/,
    },
  ],
  [
    'img',
    {
      src: new RegExp(`^(?:${picture}|${savedPicture})$`),
      srcset: new RegExp(`^${picture} \\d+w(?:, ${picture} \\d+w)*$`),
      sizes: exactly(pictureSizes),
      loading: /^lazy$/,
      alt: words,
      title: words,
      width: /^\d{1,5}%?$/,
      height: /^\d{1,5}%?$/,
    },
  ],
  ['ol', { start: /^-?\d{1,9}$/, reversed: words }],
  [
    'span',
    {
      class: /^embed$/,
      'data-play': new RegExp(`^${played}$`),
      'data-kind': /^(?:frame|video|audio)$/,
    },
  ],
  ['td', { colspan: count, rowspan: count }],
  ['th', { colspan: count, rowspan: count, scope: /^(?:row|col)(?:group)?$/i }],
  ['time', { datetime: words }],
])

/** The elements that a text may have. */
export const answeredTags: ReadonlySet<string> = new Set(answered.keys())

/** Says if an element of an answer may have this attribute, with this value. */
export function mayHave(tag: string, attribute: string, value: string): boolean {
  const values = answered.get(tag)
  return values !== undefined && Object.hasOwn(values, attribute) && values[attribute]!.test(value)
}

function exactly(value: string): RegExp {
  // safe expression: words of ours, as they stand
  return new RegExp(`^${value.replaceAll(/[()]/g, '\\$&')}$`)
}
