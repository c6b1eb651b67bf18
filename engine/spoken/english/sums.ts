/** Matches a sum before its noun, as in "A $5 billion deal". It is read like an adjective. */
const BEFORE_NOUN =
  /(?<=(?<!\p{L})(?:an?|another|each|every|its|their|his|her|the|this|that|[\p{Ll}]{3,12}(?:ed|al|ly|ge|ord)) )([$€£])(\d{1,3}(?:,\d{3}){0,3}(?:\.\d)?)(?:[ -]?(k|m|bn|tn|million|billion|trillion))?[- ](\p{Ll}{3,14})(?!\p{L})/giu
const NOUNS = new Set(
  `deal fund fine bill plan loan settlement lawsuit contract project package price tag fee tax credit investment budget
  program programme bid merger takeover acquisition offer bond gap hole note reward prize bonus payment salary rebate
  grant donation verdict award mansion home house ticket cap limit bailout ransom debt stake order renovation valuation
  subscription upgrade purchase surplus deficit increase refund pledge gift judgment penalty facility factory plant`.split(
    /\s+/,
  ),
)
const EVERY =
  /([$€£])(\d{1,3}(?:,\d{3}){0,3}(?:\.\d)?)(?:[ -]?(k|m|bn|tn|million|billion|trillion))?-an?-(day|week|month|year|night|share|head|barrel|hour|person|gallon|piece)(?!\p{L})/gu
const NAMES: Readonly<Record<string, string>> = { $: 'dollar', '€': 'euro', '£': 'pound' }
const RUPEES = /(?<![\p{L}\p{N}])Rs\.? ?(?=\d)/gu
const PENCE = /(?<![\p{L}\p{N}.,$€£])(\d{1,2})p(?![\p{L}\p{N}])/gu
const ABOUT = /~(?= ?[$€£]?\d)/gu

/**
 * Rewrites sums of money that English says differently: before nouns, in rupees or pence, and
 * approximate ones.
 */
export function saySums(text: string): string {
  return text
    .replaceAll(EVERY, (_, sign: string, sum: string, size: string | undefined, noun: string) => {
      const article = noun === 'hour' ? 'an' : 'a'
      return `${asAdjective(sign, sum, size)} ${article} ${noun}`
    })
    .replaceAll(
      BEFORE_NOUN,
      (match, sign: string, sum: string, size: string | undefined, noun: string) =>
        NOUNS.has(noun.toLowerCase()) ? `${asAdjective(sign, sum, size)} ${noun}` : match,
    )
    .replaceAll(RUPEES, '₹')
    .replaceAll(PENCE, (_, count: string) => `${count} ${count === '1' ? 'penny' : 'pence'}`)
    .replaceAll(ABOUT, '≈')
}

function asAdjective(sign: string, sum: string, size: string | undefined): string {
  return `${sum}${size === undefined ? '' : size.length > 2 ? ` ${size}` : size} ${NAMES[sign]}`
}
