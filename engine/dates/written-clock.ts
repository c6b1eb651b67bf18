import { isZone } from './zones.ts'

/** A time of day as a text writes it, and the text without it. */
export interface WrittenClock {
  hour: number
  minute: number
  second: number
  /** Digits after the decimal point of the second. */
  fraction: string
  zone: string | undefined
  rest: string
}

/** Matches times with colons: 20:28, 20:28:05.250 */
const COLON = /(?<!\d)(\d{1,2}) ?: ?(\d{1,2})(?: ?: ?(\d{1,2})(?:[.,](\d{1,9}))?)?/
/** Matches Chinese, Japanese and Korean times: 20時28分, 20時28分5秒, 20시 28분, 8時半 */
const SIGNS =
  /(?<!\d)(\d{1,2}) ?(?:[時时點点]|시)(?: ?(?:(\d{1,2}) ?[分분]|(半)))?(?: ?(\d{1,2}) ?[秒초])?/u
/** Matches times with an "h": 20h28, 20 h */
const LETTER = /(?<!\d)(\d{1,2}) ?h(?: ?(\d{2})(?!\d))?(?!\p{L})/u
/** Matches an hour before "am" or "pm": 3 pm */
const HOUR = /(?<![\d:])(\d{1,2}) ?(?=[ap]m(?!\p{L}))/u
/** Matches 20.28, as in northern Europe and Indonesia; more dots make a date. */
const DOTTED = /(?<![\d.])(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?![\d.])/
const WORDS: [RegExp, hour: number][] = [
  [/(?<!\p{L})(?:12 )?(?:noon|mittag|midi|mediodia|meio-dia)(?!\p{L})/u, 12],
  [/(?<!\p{L})(?:12 )?(?:midnight|mitternacht|minuit|medianoche|meia-noite)(?!\p{L})/u, 0],
]

/** Words for the halves of a day that follow the time. */
const BEHIND = [
  /^(?:am|fm|ap|fh|dop|дп|πμ|sa|ص|قظ|pg|rn|oo|претпл|prieksp|priespiet)(?!\p{L})/u,
  /^(?:pm|em|ip|eh|odp|pop|пп|μμ|ch|م|بظ|ptg|in|os|попл|pecp|popiet|md)(?!\p{L})/u,
]
/** Words for the halves of a day that precede the time. */
const BEFORE = [
  /(?:上午|午前|凌晨|清晨|早上|오전|새벽|oo|(?<!\p{L})am)$/u,
  /(?:下午|午後|午后|中午|傍晚|晚上|오후|저녁|밤|os|(?<!\p{L})(?:pm|du))$/u,
]
/** Matches "p. m." and "π.μ.": two letters with a dot after each, which are read as one word. */
const INITIALS = /(?<!\p{L})(\p{L})\. ?(\p{L})(?!\p{L})\.?/gu

/** The time of day in folded letters; null if there is none, or an impossible one. */
export function findClock(stated: string): WrittenClock | null {
  const text = stated.replaceAll(INITIALS, '$1$2')
  const match = COLON.exec(text) ?? LETTER.exec(text) ?? HOUR.exec(text)
  if (match) return clockOf(text, match, [match[1], match[2], match[3], match[4]])
  const signs = SIGNS.exec(text)
  if (signs)
    return clockOf(text, signs, [signs[1], signs[3] ? '30' : signs[2], signs[4], undefined])
  for (const [word, hour] of WORDS) {
    const named = word.exec(text)
    if (named) return clockOf(text, named, [String(hour), undefined, undefined, undefined])
  }
  return null
}

/** Finds a time such as "20.28", which can be told from a date only after the date is removed. */
export function findDottedClock(text: string): WrittenClock | null {
  const match = DOTTED.exec(text)
  return match && clockOf(text, match, [match[1], match[2], match[3], undefined])
}

function clockOf(
  text: string,
  match: RegExpExecArray,
  [hour, minute = '0', second = '0', fraction = '']: (string | undefined)[],
): WrittenClock | null {
  const before = text.slice(0, match.index).trimEnd()
  const after = text.slice(match.index + match[0].length).trimStart()
  const half = halfOf(before, after)
  const isPossible = +hour! <= 24 && +minute <= 59 && +second <= 60
  if (!isPossible) return null
  return {
    hour: half === null || +hour! > 12 ? +hour! : (+hour! % 12) + half * 12,
    minute: +minute,
    second: +second,
    fraction,
    zone: zoneIn(after),
    rest: `${before} ; ${after}`,
  }
}

/** The half of the day: 0 before noon, 1 after it; null if the text does not say. */
function halfOf(before: string, after: string): 0 | 1 | null {
  const ahead = before.replace(/\.$/, '')
  if (BEHIND[0]!.test(after) || BEFORE[0]!.test(ahead)) return 0
  return BEHIND[1]!.test(after) || BEFORE[1]!.test(ahead) ? 1 : null
}

/** Finds a zone among the first words after the time: "+0200", "(ET)", "p.m. Eastern Time", "Europe/Berlin". */
function zoneIn(after: string): string | undefined {
  const offset = /^[^+-]{0,12}?((?:gmt|utc)? ?[+-]\d{1,2}:?(?:\d{2})?(?![\d/.-]))/.exec(after)?.[1]
  if (offset !== undefined) return offset.trim()
  return after
    .split(/[\s(),;[\]]+/)
    .slice(0, 4)
    .find(isZone)
}
