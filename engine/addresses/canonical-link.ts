/** Parameters that name the origin of a click, never the content. */
const TRACKING =
  /^(utm_|fb_|mc_|pk_|piwik_|hsa_|vero_|at_|ns_|oly_)|^(fbclid|gclid|dclid|msclkid|yclid|igshid|twclid|ref_src|ref_url|cmpid|ocid|smid|smtyp|xtor|guccounter|spm|taid|ito|ftag|ncid|_ga|_gl|traffic_source)$/i

/** Parameters that ask for the light form of the same page. */
const LIGHT_FORM = /^(outputtype=amp|amp=(1|true)?)$/i

/**
 * The address of a page without the parts that may differ between two links to it: scheme, www, default port, fragment,
 * tracking parameters, their order, a trailing slash, AMP. Null for anything that is not a web address.
 */
export function canonicalLink(link: string): string | null {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  const stated = [...url.searchParams]
  const passing = new Set(stated.filter(isPassing).map(([name]) => name))
  const kept = new URLSearchParams(stated.filter(([name]) => !passing.has(name)))
  kept.sort()
  const query = kept.toString()
  // Port 443 in an http link is the default of https.
  const port = url.port === '' || url.port === '443' ? '' : `:${url.port}`
  return `https://${plainHost(url.hostname)}${port}${plainPath(url.pathname)}${query ? `?${query}` : ''}`
}

function isPassing([name, value]: [string, string]): boolean {
  return TRACKING.test(name) || LIGHT_FORM.test(`${name}=${value}`)
}

function plainHost(host: string): string {
  const names = host.split('.')
  let first = 0
  while (isForm(names, first)) first++
  return names.slice(first).join('.')
}

/**
 * Says if a host name begins with another form of the same site: "www" before any name, or "amp"
 * before a name of two parts.
 */
function isForm(names: string[], at: number): boolean {
  const [next = '', ...rest] = names.slice(at + 1, at + 3)
  if (names[at] === 'www') return next !== '' || rest.length > 0
  return names[at] === 'amp' && next !== '' && rest.length > 0
}

function plainPath(path: string): string {
  let end = path.length
  for (;;) {
    if (path.endsWith('/', end)) end -= 1
    else if (path.endsWith('/amp', end) || path.endsWith('.amp', end)) end -= 4
    else break
  }
  const html = /\.html?$/.exec(path.slice(0, end))?.[0] ?? ''
  let stem = end - html.length
  while (html !== '' && path.endsWith('.amp', stem)) stem -= 4
  return path.slice(0, stem) + html
}
