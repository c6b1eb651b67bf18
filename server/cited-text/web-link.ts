const WEB = new Set(['http:', 'https:'])

/** Says if a browser may open the link: it must be a web address without a name and password. */
export function isWebAddress(link: string | null): link is string {
  if (link === null || !URL.canParse(link)) return false
  const { protocol, username, password } = new URL(link)
  return WEB.has(protocol) && username === '' && password === ''
}

/**
 * A link in a form for documents: all characters that could end an attribute or a link are encoded.
 */
export function hrefOf(link: string): string {
  const { href } = new URL(link)
  return href.replace(/["'<>()\\`\s[\]{}|^]/gu, (sign) =>
    encodeURIComponent(sign).replace(/['()]/gu, percent),
  )
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
