const TAG = /<(?:img|a|source)\s[^<>]*>/gi
const CURLY = '(?:[“”„‟″‘’‚]|&#82(?:1[678]|2[012]|43);|&[lr][ds]quo;|&[bs]?dquo;)'
// safe expression: words of ours, joined without repeats
const ODD = new RegExp(`=(?:${CURLY}|\\\\["']|""|"&quot;)`)
// safe expression: an opening quote of ours, and all up to the next one that may close it
const IN_CURLY = new RegExp(
  `(\\s(?:src|href|srcset|alt|title|width|height|class|data-src|data-srcset)=)${CURLY}([^"<>“”„‟″‘’‚&]*)${CURLY}`,
  'gi',
)

/**
 * Restores plain quotes around the attributes of pictures and links, which some programs make
 * curly, escape or double: `<img src=“boat.jpg”>`.
 */
export function withPlainQuotes(html: string): string {
  if (!ODD.test(html)) return html
  return html.replaceAll(TAG, (tag) =>
    ODD.test(tag)
      ? tag
          .replaceAll(IN_CURLY, '$1"$2"')
          .replaceAll(/=\\(["'])([^"'<>\\]*)\\\1/g, '="$2"')
          .replaceAll(/="&quot;([^\s"<>&]+)&quot;"/g, '="$1"')
          .replaceAll(/=""([^\s"<>=]+)""/g, '="$1"')
      : tag,
  )
}
