const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
}
const SMALL_DIGITS = '₀₁₂₃₄₅₆₇₈₉'

/** The same text with one form of each quotation mark, space and dash, and without what nobody says. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufe0f]/gu, '')
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => ('©®™'.includes(sign) ? sign : ' '))
    .replaceAll(
      /(\d?)([½⅓⅔¼¾⅛])/g,
      (_, whole: string, sign: string) => `${whole && `${whole} `}${FRACTIONS[sign]}`,
    )
    .replaceAll(/[₀-₉]/g, (digit) => String(SMALL_DIGITS.indexOf(digit)))
    .replaceAll(/[‘’‚‛′]/g, "'")
    .replaceAll(/[“”„‟«»″]/g, '"')
    .replaceAll(/[‐‑]/g, '-')
    .replaceAll(/[*_~`|{}[\]\\^•·]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
