import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

// Podcasts of three publishers; one of them has typical faults that listeners complain about.

const DAY_MS = 86_400_000
/** The time of all these tests. */
export const NOW = new Date('2026-03-02T12:00:00Z')
/** The sound of every recording. */
export const SOUND = Buffer.from(`ID3${'sound of the sea '.repeat(4000)}`)

const dateOf = (age: number) => new Date(NOW.getTime() - age * DAY_MS).toUTCString()
const SPACES =
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:psc="http://podlove.org/simple-chapters" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"'

interface Item {
  title: string
  inside: string
  guid?: string
}

function rssOf(title: string, inside: string, items: readonly Item[]): string {
  const said = items.map(
    (item, age) =>
      `<item><title>${item.title}</title><guid isPermaLink="false">${item.guid ?? item.title}</guid><pubDate>${dateOf(age + 1)}</pubDate>${item.inside}</item>`,
  )
  return `<?xml version="1.0"?><rss version="2.0" ${SPACES}><channel><title>${title}</title><link>/</link><description>d</description>${inside}${said.join('')}</channel></rss>`
}

/** A carefully made show that uses every element of a podcast feed. */
const STORM = rssOf(
  'Storm Glass',
  '<itunes:image href="/show.jpg"/><itunes:type>serial</itunes:type><itunes:explicit>false</itunes:explicit>',
  [
    {
      title: 'The trailer',
      inside: `<enclosure url="/trailer.mp3" type="audio/mpeg" length="0"/><itunes:episodeType>trailer</itunes:episodeType>`,
    },
    {
      title: 'The barometer falls',
      inside: `<description>Short.</description><itunes:summary>Ann Oak reads the log of the ketch Marlena, hour by hour, until the glass breaks.</itunes:summary>
        <enclosure url="/2.mp3" type="audio/mpeg" length="5000000"/><itunes:duration>00:45:10</itunes:duration>
        <itunes:season>2</itunes:season><itunes:episode>7</itunes:episode><itunes:explicit>yes</itunes:explicit><itunes:image href="/2.jpg"/>
        <podcast:chapters url="/2.json" type="application/json+chapters"/>
        <podcast:transcript url="/gone.vtt" type="text/vtt"/><podcast:transcript url="/2.srt" type="application/x-subrip"/>
        <podcast:soundbite startTime="60" duration="30">The glass breaks</podcast:soundbite>
        <podcast:value type="lightning" method="keysend"><podcast:valueRecipient name="Ann" type="node" address="02ab" split="100"/></podcast:value>
        <podcast:alternateEnclosure type="audio/opus" length="4"><podcast:source uri="/2.opus"/></podcast:alternateEnclosure>
        <podcast:alternateEnclosure type="video/mp4" length="70000000"><podcast:source uri="ipfs://bafy/2.mp4"/><podcast:source uri="/2.mp4"/></podcast:alternateEnclosure>`,
    },
    {
      title: 'Chapters in the feed',
      inside: `<enclosure url="/3.mp3" type="audio/mpeg"/><itunes:duration>2710</itunes:duration><media:thumbnail url="/3.jpg"/>
        <psc:chapters><psc:chapter start="10:00" title="Second"/><psc:chapter start="0" title="First"/></psc:chapters>`,
    },
    {
      title: 'Only elsewhere',
      inside: `<link>/live</link><podcast:alternateEnclosure type="application/x-mpegURL"><podcast:source uri="/live.m3u8"/></podcast:alternateEnclosure>`,
    },
    {
      title: 'A stream and a file',
      inside: `<enclosure url="/5.m3u8" type="application/vnd.apple.mpegurl"/><enclosure url="/5.mp3" type="audio/mpeg"/>`,
    },
  ],
)

/** A broadcaster whose software does not support podcasts. */
const wireless = (visit: number) =>
  rssOf('Wireless Orrin', '<image><url>/logo.png</url><title>t</title><link>/</link></image>', [
    {
      title: 'Of no type',
      inside: `<enclosure url="/track/1/a.mp3?token=${visit}" length=""/><itunes:duration>0:00</itunes:duration>`,
    },
    {
      title: 'Called a page',
      inside: `<enclosure url="/page/2.mp3" type="text/html" length="17"/><itunes:duration>later</itunes:duration>`,
    },
    {
      title: 'Called bytes',
      inside: `<enclosure url="/get?id=3" type="application/octet-stream" length="-1"/><itunes:duration>45 min</itunes:duration>`,
    },
    {
      title: 'Of media',
      inside: `<media:content url="/4.mp3" fileSize="5000000" duration="90"/>`,
    },
    {
      title: 'Of a medium',
      inside: `<media:content url="/5" type="application/octet-stream" medium="audio" duration="90"/>`,
    },
    {
      title: 'Said twice',
      inside: `<enclosure url="/6.mp3" type="audio/mpeg"/><media:content url="/6.mp3" type="audio/mpeg" fileSize="6000000" duration="95"/>`,
    },
    {
      title: 'With its leaflet',
      inside: `<enclosure url="/7.pdf" type="application/pdf"/><enclosure url="/7.jpg" type="image/jpeg"/><enclosure url="/7.mp3" type="audio/mpeg" length="5000000"/><itunes:duration>99:99:99</itunes:duration>`,
    },
    {
      title: 'Under another name',
      guid: `of-visit-${visit}`,
      inside: `<link>/8</link><enclosure url="/${visit}/8.mp3" type="audio/mpeg"/><itunes:duration>1:00</itunes:duration>`,
    },
  ])

const LOFT = {
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Loft Talk',
  icon: '/loft.png',
  items: [
    {
      id: '1',
      title: 'Sails',
      date_published: NOW.toISOString(),
      content_text: 'How sails are cut.',
      attachments: [
        {
          url: '/sails.mp3',
          mime_type: 'audio/mpeg',
          duration_in_seconds: 45.5,
          size_in_bytes: 1e6,
        },
      ],
    },
  ],
}

/**
 * Serves three podcasts, `storm`, `wireless` and `loft`, with their files, and `quiet`, which has
 * no files; `again` publishes them once more.
 */
export async function publishOddPodcasts() {
  let visit = 1
  const server: Server = createServer((...asked) => answer(visit, ...asked))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    again: () => visit++,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Asked = Parameters<RequestListener>

function answer(visit: number, request: Asked[0], response: Asked[1]) {
  const { pathname } = new URL(request.url ?? '/', 'http://a.example')
  const send = (type: string, body: string | Buffer) =>
    response.writeHead(200, { 'content-type': type }).end(body)
  if (request.method === 'HEAD') return response.writeHead(403).end()
  if (pathname === '/storm') return send('application/rss+xml', STORM)
  if (pathname === '/wireless') return send('text/html', wireless(visit))
  if (pathname === '/loft') return send('application/feed+json', JSON.stringify(LOFT))
  if (pathname === '/quiet')
    return send('application/rss+xml', rssOf('Quiet', '', [{ title: 'A note', inside: '' }]))
  if (pathname === '/2.json')
    return send(
      'application/json+chapters',
      JSON.stringify({
        version: '1.2.0',
        chapters: [
          { startTime: 600, title: 'The glass' },
          { startTime: 300, toc: false, img: '/x.jpg' },
          { startTime: 0, title: 'The log' },
        ],
      }),
    )
  if (pathname === '/2.srt')
    return send('text/plain', '1\r\n00:00:01,000 --> 00:00:04,000\r\nThe glass falls.\r\n')
  // Tracking addresses redirect to one another, and the last one sends audio with the type of text.
  const [, hop] = /^\/track\/(\d)/.exec(pathname) ?? []
  if (hop !== undefined && hop !== '7')
    return response.writeHead(302, { location: `/track/${Number(hop) + 1}/a.mp3` }).end()
  if (/^\/(?:track|get|5$)/.test(pathname)) return send('text/plain', SOUND)
  return response.writeHead(404).end()
}
