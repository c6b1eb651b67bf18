import type { LikelyFeed } from './likely-feed.ts'

type Named = [address: string, what: string]

/** A service: its hosts, and the feeds for an address on them. */
interface Service {
  name: string
  kind: LikelyFeed['kind']
  host: RegExp
  feeds(path: string[], url: URL): Named[]
}

const GITHUB_OWN = new Set(
  `about apps collections contact customer-stories enterprise events explore features issues join login
  marketplace new notifications orgs pricing pulls readme search security settings signup site sponsors
  team topics trending`.split(/\s+/),
)

const services: Service[] = [
  {
    name: 'YouTube',
    kind: 'video',
    host: /^(www\.|m\.)?youtube\.com$/,
    feeds([first, second], { searchParams }) {
      const videos = (query: string) => `https://www.youtube.com/feeds/videos.xml?${query}`
      const playlist = searchParams.get('list')
      if ((first === 'playlist' || first === 'watch') && playlist)
        return [[videos(`playlist_id=${encodeURIComponent(playlist)}`), 'The playlist']]
      if (first === 'channel' && second) return [[videos(`channel_id=${second}`), 'The channel']]
      if (first === 'user' && second) return [[videos(`user=${second}`), 'The channel']]
      return []
    },
  },
  {
    name: 'GitHub',
    kind: 'code',
    host: /^(www\.)?github\.com$/,
    feeds([owner, name, part, branch]) {
      if (!owner || GITHUB_OWN.has(owner)) return []
      if (!name) return [[`https://github.com/${owner}.atom`, 'What this account does']]
      const project = `https://github.com/${owner}/${name.replace(/\.git$/, '')}`
      const commits: Named =
        (part === 'commits' || part === 'tree') && branch
          ? [`${project}/commits/${branch}.atom`, `Commits to ${branch}`]
          : [`${project}/commits.atom`, 'Commits']
      const feeds: Named[] = [
        [`${project}/releases.atom`, 'Releases'],
        [`${project}/tags.atom`, 'Tags'],
        commits,
      ]
      return firstOf(feeds, { tags: 1, commits: 2, tree: 2 }[part ?? ''] ?? 0)
    },
  },
  {
    name: 'GitLab',
    kind: 'code',
    host: /^gitlab\.com$/,
    feeds(path, { origin }) {
      const end = path.indexOf('-')
      const project = end === -1 ? path : path.slice(0, end)
      if (project.length < 2) return []
      const page = `${origin}/${project.join('/')}`
      return [
        [`${page}/-/releases.atom`, 'Releases'],
        [`${page}/-/tags?format=atom`, 'Tags'],
        [`${page}.atom`, 'What happens in the project'],
      ]
    },
  },
  {
    name: 'Codeberg',
    kind: 'code',
    host: /^codeberg\.org$/,
    feeds([owner, name]) {
      if (!owner) return []
      if (!name) return [[`https://codeberg.org/${owner}.rss`, 'What this account does']]
      const project = `https://codeberg.org/${owner}/${name}`
      return [
        [`${project}/releases.rss`, 'Releases'],
        [`${project}.rss`, 'What happens in the project'],
      ]
    },
  },
  {
    name: 'PyPI',
    kind: 'code',
    host: /^pypi\.org$/,
    feeds: ([first, name]) =>
      first === 'project' && name
        ? [[`https://pypi.org/rss/project/${name}/releases.xml`, 'Releases']]
        : [],
  },
  {
    name: 'Bluesky',
    kind: 'social',
    host: /^bsky\.app$/,
    feeds: ([first, handle]) =>
      first === 'profile' && handle
        ? [[`https://bsky.app/profile/${handle}/rss`, 'The profile']]
        : [],
  },
  {
    name: 'Medium',
    kind: 'site',
    host: /^medium\.com$/,
    feeds([first, second]) {
      if (first === 'tag' && second) return [[`https://medium.com/feed/tag/${second}`, 'The tag']]
      if (!first || first === 'feed' || first === 'tag') return []
      const what = first.startsWith('@') ? 'What this author writes' : 'The publication'
      return [[`https://medium.com/feed/${first}`, what]]
    },
  },
  {
    name: 'Medium',
    kind: 'site',
    host: /\.medium\.com$/,
    feeds: (_, { origin }) => [[`${origin}/feed`, 'What this author writes']],
  },
  {
    name: 'Substack',
    kind: 'newsletter',
    host: /^(?!www\.)[\w-]+\.substack\.com$/,
    feeds: (_, { origin }) => [[`${origin}/feed`, 'The publication']],
  },
  {
    name: 'Substack',
    kind: 'newsletter',
    host: /^(www\.)?substack\.com$/,
    feeds: ([first]) =>
      first !== undefined && /^@[\w-]+$/.test(first)
        ? [[`https://${first.slice(1)}.substack.com/feed`, 'The publication']]
        : [],
  },
  {
    name: 'Reddit',
    kind: 'forum',
    host: /^(www\.|old\.|new\.)?reddit\.com$/,
    feeds: ([first, name], { pathname }) =>
      /^(r|u|user)$/.test(first ?? '') && name && !pathname.endsWith('.rss')
        ? [[`https://www.reddit.com/${first}/${name}/.rss`, first === 'r' ? 'r/' + name : name]]
        : [],
  },
  {
    name: 'Stack Overflow',
    kind: 'forum',
    host: /^stackoverflow\.com$/,
    feeds: ([first, second, tag]) =>
      first === 'questions' && second === 'tagged' && tag
        ? [[`https://stackoverflow.com/feeds/tag/${tag}`, 'The tag']]
        : [],
  },
  {
    name: 'DEV',
    kind: 'site',
    host: /^dev\.to$/,
    feeds: ([first]) =>
      first && first !== 'feed'
        ? [[`https://dev.to/feed/${first}`, 'What this author writes']]
        : [],
  },
  {
    name: 'arXiv',
    kind: 'site',
    host: /^(www\.)?arxiv\.org$/,
    feeds: ([first, subject]) =>
      first === 'list' && subject ? [[`https://rss.arxiv.org/rss/${subject}`, 'The subject']] : [],
  },
  {
    name: 'Blogger',
    kind: 'site',
    host: /\.blogspot\.(com|[a-z]{2}|com?\.[a-z]{2})$/,
    feeds: (_, { origin }) => [[`${origin}/feeds/posts/default`, 'The blog']],
  },
  {
    name: 'Tumblr',
    kind: 'site',
    host: /^(?!www\.)[\w-]+\.tumblr\.com$/,
    feeds: (_, { origin }) => [[`${origin}/rss`, 'The blog']],
  },
  {
    name: 'Tumblr',
    kind: 'site',
    host: /^www\.tumblr\.com$/,
    feeds: ([first]) =>
      first !== undefined && /^[\w-]+$/.test(first)
        ? [[`https://${first}.tumblr.com/rss`, 'The blog']]
        : [],
  },
  {
    name: 'WordPress.com',
    kind: 'site',
    host: /\.wordpress\.com$/,
    feeds: (_, { origin }) => [[`${origin}/feed/`, 'The blog']],
  },
  // Mastodon runs on any host, so only the form of an address identifies it.
  {
    name: 'Mastodon',
    kind: 'social',
    host: /^(?!(www\.)?(youtube|medium|substack|tiktok|threads|x|twitter|instagram|dev)\.[a-z]+$)/,
    feeds(path, { origin }) {
      const [, user, host] = /^@(?!.*\.rss$)([\w.-]*\w)(?:@([\w.-]+))?$/.exec(path[0] ?? '') ?? []
      if (!user || path.length > 1) return []
      return [[`${host ? `https://${host}` : origin}/@${user}.rss`, `The profile of ${user}`]]
    },
  },
]

/**
 * Feeds of a known service for an address, likeliest first; none for other sites, or if the address
 * is one of these feeds.
 */
export function serviceFeeds(url: URL): LikelyFeed[] {
  const path = url.pathname.split('/').filter(Boolean)
  const host = url.hostname
  for (const service of services) {
    if (!service.host.test(host)) continue
    const feeds = service.feeds(path, url)
    if (feeds.length > 0 && !feeds.some(([address]) => address === url.href)) {
      return feeds.map(([address, what]) => ({
        address,
        found: `${what}, on ${service.name}`,
        kind: service.kind,
      }))
    }
  }
  return []
}

/** The kind of source that a host has, if the host alone decides it. */
export function kindOfHost(host: string): LikelyFeed['kind'] | null {
  return services.slice(0, -1).find((service) => service.host.test(host))?.kind ?? null
}

function firstOf(feeds: Named[], index: number): Named[] {
  return [feeds[index]!, ...feeds.filter((_, at) => at !== index)]
}
