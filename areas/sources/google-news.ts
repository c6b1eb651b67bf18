/** An edition of Google News: a combination of language and country. */
export interface GoogleNewsEdition {
  /**
   * The value of the parameter `ceid`, such as "US:en". It is unique, and stored as the reader's
   * choice.
   */
  id: string
  name: string
  /** The language of the interface and the news, such as "en-US" or "es-419". */
  language: string
  country: string
}

const editionLines = `
AR:es-419 es-419 AR Argentina (español)
AU:en en-AU AU Australia (English)
AT:de de AT Austria (Deutsch)
BD:bn bn BD Bangladesh (বাংলা)
BE:nl nl BE Belgium (Nederlands)
BE:fr fr BE Belgium (français)
BW:en en-BW BW Botswana (English)
BR:pt-419 pt-BR BR Brazil (português)
BG:bg bg BG Bulgaria (български)
CA:en en-CA CA Canada (English)
CA:fr fr-CA CA Canada (français)
CL:es-419 es-419 CL Chile (español)
CN:zh-Hans zh-CN CN China (中文)
CO:es-419 es-419 CO Colombia (español)
CU:es-419 es-419 CU Cuba (español)
CZ:cs cs CZ Czechia (čeština)
EG:ar ar EG Egypt (العربية)
ET:en en-ET ET Ethiopia (English)
FR:fr fr FR France (français)
DE:de de DE Germany (Deutsch)
GH:en en-GH GH Ghana (English)
GR:el el GR Greece (Ελληνικά)
HK:zh-Hant zh-HK HK Hong Kong (中文)
HU:hu hu HU Hungary (magyar)
IN:en en-IN IN India (English)
IN:hi hi IN India (हिन्दी)
IN:bn bn IN India (বাংলা)
IN:ml ml IN India (മലയാളം)
IN:mr mr IN India (मराठी)
IN:ta ta IN India (தமிழ்)
IN:te te IN India (తెలుగు)
ID:id id ID Indonesia (Bahasa Indonesia)
IE:en en-IE IE Ireland (English)
IL:en en-IL IL Israel (English)
IL:he he IL Israel (עברית)
IT:it it IT Italy (italiano)
JP:ja ja JP Japan (日本語)
KE:en en-KE KE Kenya (English)
KR:ko ko KR South Korea (한국어)
LV:lv lv LV Latvia (latviešu)
LB:ar ar LB Lebanon (العربية)
LT:lt lt LT Lithuania (lietuvių)
MY:en en-MY MY Malaysia (English)
MX:es-419 es-419 MX Mexico (español)
MA:fr fr MA Morocco (français)
NA:en en-NA NA Namibia (English)
NL:nl nl NL Netherlands (Nederlands)
NZ:en en-NZ NZ New Zealand (English)
NG:en en-NG NG Nigeria (English)
NO:no no NO Norway (norsk)
PK:en en-PK PK Pakistan (English)
PE:es-419 es-419 PE Peru (español)
PH:en en-PH PH Philippines (English)
PL:pl pl PL Poland (polski)
PT:pt-150 pt-PT PT Portugal (português)
RO:ro ro RO Romania (română)
RU:ru ru RU Russia (русский)
SA:ar ar SA Saudi Arabia (العربية)
SN:fr fr SN Senegal (français)
RS:sr sr RS Serbia (српски)
SG:en en-SG SG Singapore (English)
SK:sk sk SK Slovakia (slovenčina)
SI:sl sl SI Slovenia (slovenščina)
ZA:en en-ZA ZA South Africa (English)
ES:es es ES Spain (español)
SE:sv sv SE Sweden (svenska)
CH:de de CH Switzerland (Deutsch)
CH:fr fr CH Switzerland (français)
TW:zh-Hant zh-TW TW Taiwan (中文)
TZ:en en-TZ TZ Tanzania (English)
TH:th th TH Thailand (ไทย)
TR:tr tr TR Türkiye (Türkçe)
UG:en en-UG UG Uganda (English)
UA:uk uk UA Ukraine (українська)
UA:ru ru UA Ukraine (русский)
AE:ar ar AE United Arab Emirates (العربية)
GB:en en-GB GB United Kingdom (English)
US:en en-US US United States (English)
US:es-419 es-419 US United States (español)
VE:es-419 es-419 VE Venezuela (español)
VN:vi vi VN Vietnam (Tiếng Việt)
ZW:en en-ZW ZW Zimbabwe (English)`

/** All editions, sorted by the name of the country. */
export const googleNewsEditions: readonly GoogleNewsEdition[] = editionLines
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', language = '', country = '', ...name] = line.split(' ')
    return { id, language, country, name: name.join(' ') }
  })

const DEFAULT_EDITION = 'US:en'

/** Sections of Google News with our names for them; `TOP` is the front page. */
export const googleNewsTopics = [
  { id: 'TOP', name: 'Top stories' },
  { id: 'WORLD', name: 'World' },
  { id: 'NATION', name: 'Nation' },
  { id: 'BUSINESS', name: 'Business' },
  { id: 'TECHNOLOGY', name: 'Technology' },
  { id: 'ENTERTAINMENT', name: 'Entertainment' },
  { id: 'SPORTS', name: 'Sports' },
  { id: 'SCIENCE', name: 'Science' },
  { id: 'HEALTH', name: 'Health' },
] as const

export interface GoogleNewsFeed {
  address: string
  title: string
  site: string
  /**
   * True if the feed may not exist, because its address was derived from a pasted one. Feeds of
   * searches and known sections always exist.
   */
  isGuess?: true
}

/**
 * Finds the edition with this id, or the best one for a reader of these languages ("de-AT", "en").
 */
export function editionFor(
  id: string | null,
  languages: readonly string[] = [],
): GoogleNewsEdition {
  const edition = (wanted: (one: GoogleNewsEdition) => boolean) => googleNewsEditions.find(wanted)
  const byId = edition((one) => one.id === id)
  if (byId) return byId
  for (const tag of languages) {
    const { language, region } = localeOf(tag)
    const found = edition(
      (one) => one.country === region && one.language.split('-')[0] === language,
    )
    if (found) return found
  }
  return edition((one) => one.id === DEFAULT_EDITION)!
}

/** Completes a language tag with the most likely country. */
function localeOf(tag: string): Pick<Intl.Locale, 'language' | 'region'> {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return { language: '', region: '' }
  }
}

export function googleNewsTopic(topic: string, edition: GoogleNewsEdition): GoogleNewsFeed | null {
  const known = googleNewsTopics.find(({ id }) => id === topic)
  if (!known) return null
  const place = known.id === 'TOP' ? '' : `/headlines/section/topic/${known.id}`
  return feedAt(place, {}, edition, `Google News: ${known.name}`)
}

/**
 * Makes the feeds for a text: a pasted Google News address gives its own feed, a site's address
 * gives articles of the site, and anything else is a search.
 */
export function googleNewsFeeds(typed: string, edition: GoogleNewsEdition): GoogleNewsFeed[] {
  const text = typed.trim().replaceAll(/\s+/g, ' ').slice(0, 500)
  if (text === '') return []
  const pasted = pastedFeed(text, edition)
  if (pasted) return [pasted]
  const site = siteIn(text)
  return [searchFor(site === null ? text : `site:${site}`, edition)]
}

function searchFor(query: string, edition: GoogleNewsEdition): GoogleNewsFeed {
  const name = query.replace(/^site:(\S+)$/, '$1')
  return feedAt('/search', { q: query }, edition, `Google News: ${name}`)
}

/**
 * Makes the feed for an address of Google News: a search, a subject or else the front page. Null
 * for other text, and for a search without words.
 */
function pastedFeed(text: string, edition: GoogleNewsEdition): GoogleNewsFeed | null {
  if (!/^(https?:\/\/)?news\.google\.com(\/|$)/i.test(text)) return null
  const whole = /^https?:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(whole)) return null
  const { pathname, searchParams } = new URL(whole)
  const own = editionFor(searchParams.get('ceid') ?? edition.id)
  const path = pathname.replace(/^\/rss(?=\/|$)/, '')
  const query = searchParams.get('q')
  if (path.startsWith('/search')) return query ? searchFor(query, own) : null
  const subject =
    /^\/(topics\/[\w-]+(\/sections\/[\w-]+)?|publications\/[\w-]+|headlines\/section\/(topic|geo)\/[\w%-]+)/.exec(
      path,
    )
  if (subject) return { ...feedAt(subject[0], {}, own, 'Google News'), isGuess: true }
  return googleNewsTopic('TOP', own)
}

function feedAt(
  path: string,
  query: Record<string, string>,
  { id, language, country }: GoogleNewsEdition,
  title: string,
): GoogleNewsFeed {
  const edition = new URLSearchParams({ ...query, hl: language, gl: country, ceid: id })
  return {
    address: `https://news.google.com/rss${path}?${edition}`,
    site: `https://news.google.com${path || '/home'}?${edition}`,
    title,
  }
}

/**
 * Extracts the host from "example.com" or "https://www.example.com/news", for the operator `site:`
 * of Google. Null for other text.
 */
function siteIn(text: string): string | null {
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`
  if (/[\s"]/.test(text) || !URL.canParse(whole)) return null
  const { hostname, username } = new URL(whole)
  return /\.[a-z\d-]{2,}$/i.test(hostname) && username === ''
    ? hostname.replace(/^www\./, '')
    : null
}
