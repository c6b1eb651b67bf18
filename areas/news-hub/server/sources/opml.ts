import { Parser } from 'htmlparser2'
import { webAddress } from './web-address.ts'

export interface OpmlFeed {
  address: string
  title: string | null
  /** Name of the outline that it stands in. */
  folder: string | null
}

export interface OpmlList {
  /** Each address once, in the order of the list. */
  feeds: OpmlFeed[]
  /** What was not read, each with its reason. */
  problems: { what: string; reason: string }[]
}

const NOWHERE = 'https://nowhere.invalid/'

/** Reads a subscription list as far as it can be read: nested, cut off or carelessly written. */
export function readOpml(text: string): OpmlList {
  const feeds = new Map<string, OpmlFeed>()
  const problems: OpmlList['problems'] = []
  const folders: (string | null)[] = []
  let sawOutline = false

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name !== 'outline') return
        sawOutline = true
        const title = (attributes['title'] || attributes['text'])?.trim() || null
        const stated = (attributes['xmlurl'] ?? attributes['url'] ?? '').trim()
        const isFeed = stated !== '' && !/^(link|include)$/i.test(attributes['type'] ?? '')
        folders.push(isFeed ? null : title)
        if (isFeed) add(stated, title)
      },
      onclosetag(name) {
        if (name === 'outline') folders.pop()
      },
    },
    // OPML is XML, but lists that people have edited are often broken; this reads on regardless.
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true },
  )
  parser.end(text)

  function add(stated: string, title: string | null): void {
    const address = webAddress(
      stated.replace(/^feed:(\/\/)?(?=https?:)/i, '').replace(/^feed:/i, 'https:'),
      NOWHERE,
    )
    if (address === null || address.startsWith(NOWHERE)) {
      problems.push({
        what: title ?? stated.slice(0, 200),
        reason: `"${stated.slice(0, 200)}" is no http or https address`,
      })
    } else if (!feeds.has(address)) {
      const folder = folders.findLast((name) => name !== null) ?? null
      feeds.set(address, { address, title, folder })
    }
  }
  if (!sawOutline && text.trim() !== '') {
    problems.push({ what: 'The file', reason: 'It holds no outline, so it is no OPML list' })
  }
  return { feeds: [...feeds.values()], problems }
}
