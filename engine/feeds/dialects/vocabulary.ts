/** The vocabularies of feeds: our prefix for each, with all namespace addresses that it has had. */
const prefixes: Record<string, string[]> = {
  rss: [
    'purl.org/rss/1.0',
    'purl.org/net/rss1.1',
    'my.netscape.com/rdf/simple/0.9',
    'channel.netscape.com/rdf/simple/0.9',
    'my.netscape.com/publish/formats/rss-0.91.dtd',
    'blogs.law.harvard.edu/tech/rss',
    'cyber.law.harvard.edu/rss',
    'rssboard.org/rss-specification',
  ],
  atom: ['w3.org/2005/atom', 'purl.org/atom/ns'],
  rdf: ['w3.org/1999/02/22-rdf-syntax-ns'],
  xhtml: ['w3.org/1999/xhtml', 'w3.org/tr/xhtml1'],
  content: ['purl.org/rss/1.0/modules/content'],
  dc: ['purl.org/dc/elements/1.0', 'purl.org/dc/elements/1.1', 'purl.org/rss/1.0/modules/dc'],
  dcterms: ['purl.org/dc/terms', 'purl.org/rss/1.0/modules/dcterms'],
  media: [
    'search.yahoo.com/mrss',
    'search.yahoo.com/searchmonkey/media',
    'video.search.yahoo.com/mrss',
    'tools.search.yahoo.com/mrss',
    'rssnamespace.org/mrss',
  ],
  itunes: ['itunes.com/dtds/podcast-1.0.dtd', 'example.com/dtds/podcast-1.0.dtd'],
  podcast: [
    'podcastindex.org/namespace/1.0',
    'github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md',
  ],
  psc: ['podlove.org/simple-chapters'],
  slash: ['purl.org/rss/1.0/modules/slash'],
  sy: ['purl.org/rss/1.0/modules/syndication'],
  thr: ['purl.org/syndication/thread/1.0'],
  georss: ['georss.org/georss'],
  geo: ['w3.org/2003/01/geo/wgs84_pos'],
}

const known = new Map(
  Object.entries(prefixes).flatMap(([prefix, names]) => names.map((name) => [name, prefix])),
)

/** Our prefix for a namespace address; undefined for one that we do not read. */
export function vocabularyOf(namespace: string): string | undefined {
  const name = namespace
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/(?<![/#])[/#]+$/, '')
  if (name.startsWith('backend.userland.com/rss')) return 'rss'
  return known.get(name)
}
