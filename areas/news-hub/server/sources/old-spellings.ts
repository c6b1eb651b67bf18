/**
 * Spellings of old feeds that the parser does not know, written as those that it knows: RSS under a
 * prefix, the text of an RSS item in `body` or `fullitem`, and base64 in Atom.
 */
export function modernXml(xml: string): string {
  return withDecodedText(withKnownContent(withoutRootPrefix(xml)))
}

/** `<r:rss>` and all under it, as `<rss>`. */
function withoutRootPrefix(xml: string): string {
  const prefix = /^<([\w.-]+):rss[\s>]/i.exec(xml)?.[1]
  return prefix === undefined ? xml : xml.replaceAll(new RegExp(`(</?)${prefix}:`, 'g'), '$1')
}

function withKnownContent(xml: string): string {
  if (!/^<rss/i.test(xml) || !/<(?:[\w.-]+:)?(?:body|fullitem)[\s>]/.test(xml)) return xml
  return xml.replaceAll(
    /<!\[CDATA\[[^]*?\]\]>|<(\/?)(?:[\w.-]+:)?(?:body|fullitem)(?:\s[^<>]*)?>/g,
    (found, slash?: string) => (slash === undefined ? found : `<${slash}content:encoded>`),
  )
}

/** Atom 0.3 says mode="base64"; in Atom 1.0 every type that is no text is base64. */
function withDecodedText(xml: string): string {
  if (!/^<(?:[\w.-]+:)?feed/i.test(xml)) return xml
  return xml.replaceAll(
    /<((?:[\w.-]+:)?(?:title|summary|content|subtitle|tagline|info))\b([^<>]*)>\s*([A-Za-z\d+/=\s]{4,})<\/\1>/g,
    (found, name: string, attributes: string, text: string) => {
      const type = /\btype\s*=\s*["']([^"']*)/i.exec(attributes)?.[1] ?? 'text'
      const isStated = /\bmode\s*=\s*["']base64/i.test(attributes)
      const isBinary = /^application\/octet-stream$/i.test(type)
      if (!isStated && !isBinary) return found
      const decoded = Buffer.from(text, 'base64').toString('utf8')
      return `<${name} type="html">${decoded.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`
    },
  )
}
