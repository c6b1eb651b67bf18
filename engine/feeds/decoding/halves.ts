/**
 * Matches references to two surrogate halves, such as "&#55357;&#56832;", in decimal or hexadecimal
 * digits; the ampersands may be escaped once.
 */
const TWO_HALVES =
  /&(?:amp;)?#(?:(5[56]\d{3})|x(d[89ab][\da-f]{2}));&(?:amp;)?#(?:(5[67]\d{3})|x(d[c-f][\da-f]{2}));/gi

/** Joins references to the two surrogate halves of a letter to the letter itself. */
export function withoutHalves(text: string): string {
  return text.replaceAll(
    TWO_HALVES,
    (references, high?: string, highHex?: string, low?: string, lowHex?: string) => {
      const letter = String.fromCharCode(unit(high, highHex), unit(low, lowHex))
      return letter.isWellFormed() && letter.codePointAt(0)! > 0xffff ? letter : references
    },
  )
}

function unit(decimal: string | undefined, hex: string | undefined): number {
  return decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)
}
