/** Parameters that say where a click came from, never what is shown. */
const TRACKING =
  /^(utm_|fb_|mc_|pk_|piwik_|hsa_|vero_|at_|ns_|oly_)|^(fbclid|gclid|dclid|msclkid|yclid|igshid|twclid|ref_src|ref_url|cmpid|ocid|smid|smtyp|xtor|guccounter|spm|taid|ito|ftag|ncid|_ga|_gl|traffic_source)$/i

/** What asks for the light form of the same page. */
const LIGHT_FORM = /^(outputtype=amp|amp=(1|true)?)$/i

/**
 * The address of a page without what changes between two links to it: scheme, www, default port,
 * fragment, tracking parameters, their order, a trailing slash, AMP. Null for what is no web address.
 */
export function canonicalLink(link: string): string | null {
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  for (const [name, value] of [...url.searchParams]) {
    if (TRACKING.test(name) || LIGHT_FORM.test(`${name}=${value}`)) url.searchParams.delete(name)
  }
  url.searchParams.sort()
  const query = url.searchParams.toString()
  // Port 443 of an http link is what https has by default.
  const port = url.port === '' || url.port === '443' ? '' : `:${url.port}`
  return `https://${plainHost(url.hostname)}${port}${plainPath(url.pathname)}${query ? `?${query}` : ''}`
}

function plainHost(host: string): string {
  const prefix = /^www\.(?=.)|^amp\.(?=[^.]+\.)/.exec(host)
  return prefix ? plainHost(host.slice(prefix[0].length)) : host
}

function plainPath(path: string): string {
  const plain = path
    .replace(/(\/+|\/amp)$/, '')
    .replace(/\.amp(\.html?)?$/, (_, html: string | undefined) => html ?? '')
  return plain === path ? path : plainPath(plain)
}
