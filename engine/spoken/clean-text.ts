const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
}
/** Characters that NFKC normalization would replace by ones with another meaning. */
const KEPT = new Set('²³¹ºª½⅓⅔¼¾⅛™')

/**
 * Writes each quotation mark, space and dash in one form, and removes characters that are not
 * spoken.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{ASCII}]/gu, (sign) => (KEPT.has(sign) ? sign : sign.normalize('NFKC')))
    .replaceAll('⁄', '/')
    .replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufe0f]/gu, '')
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => ('©®™'.includes(sign) ? sign : ' '))
    .replaceAll(
      /(\d?)([½⅓⅔¼¾⅛])/g,
      (_, whole: string, sign: string) => `${whole && `${whole} `}${FRACTIONS[sign]}`,
    )
    .replaceAll(/[‘’‚‛′]/g, "'")
    .replaceAll(/[“”„‟«»″]/g, '"')
    .replaceAll(/[‐‑]/g, '-')
    .replaceAll(/~(?! ?[$€£]?\d)|[*_`|{}[\]\\^•·]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
