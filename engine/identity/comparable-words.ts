import { createHash } from 'node:crypto'

/**
 * Lines of advertising, which a server changes with each answer: the label alone, or with the
 * product.
 */
const ADVERTISEMENT =
  /^\W*(advertisements?|sponsored|promoted|ad|anzeige|werbung|publicité|publicidad|pubblicità|advertentie|reklame|広告|广告)(\W*|\s*(:|by\b).{0,200})$/iu
const ADDRESS = /\bhttps?:\/\/\S+/gi
const TIME_AGO = new RegExp(
  [
    String.raw`\b(\d{1,4}|an?|one) ?(sec(ond)?|min(ute)?|h|hr|hour|day|week|month|year)s? ago\b`,
    String.raw`\bjust now\b`,
    String.raw`\bvor (\d{1,4}|einer|einem) (sekunde|minute|stunde|tag|woche|monat|jahr)(e?n)?\b`,
    String.raw`\bil y a (\d{1,4}|une?) (seconde|minute|heure|jour|semaine|mois|an)s?\b`,
    String.raw`\b(hace|há) (\d{1,4}|una?|um|uma) (segundo|minuto|hora|d[ií]a|semana|mese?|mês|año|ano)s?\b`,
    String.raw`\b(\d{1,4}|un'?|una) ?(second[oi]|minut[oi]|or[ae]|giorn[oi]) fa\b`,
    String.raw`(?<!\d)\d{1,4} ?(秒|分钟|分|小时|時間|天|日)前`,
  ].join('|'),
  'giu',
)
const COUNTER =
  /(?<![\d.,])\d[\d.,]{0,12}k? ?(comments?|kommentare?|commentaires?|comentarios?)\b/giu
/** Matches punctuation and spaces, except the punctuation inside numbers: 1.5, -5, 10:30. */
const PUNCTUATION_AND_SPACE = /(?![-.,:/])\p{P}|[-.,:/](?!\d)|[\s\p{Z}\p{C}]/gu

/**
 * A text without parts that may differ between two readings: spaces, punctuation, addresses with their tracking, "5
 * minutes ago", counts of comments, lines marked as advertising.
 */
export function comparableWords(text: string): string {
  return text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.replace(ADVERTISEMENT, ''))
    .join('\n')
    .replace(ADDRESS, ' ')
    .replace(TIME_AGO, ' ')
    .replace(COUNTER, ' ')
    .replace(PUNCTUATION_AND_SPACE, '')
}

/** The hash of the words of a title and a text that `comparableWords` keeps. */
export function hashOfWords(title: string, text: string): string {
  return createHash('sha256').update(`${title}\0${text}`).digest('hex').slice(0, 32)
}

/** Says if two titles share a third of the longer words of the one that has fewer. */
export function areTitlesAlike(a: string, b: string): boolean {
  const [one, other] = [titleWords(a), titleWords(b)]
  if (one.size === 0 || other.size === 0) return comparableWords(a) === comparableWords(b)
  const shared = [...one].filter((word) => other.has(word)).length
  return shared * 3 >= Math.min(one.size, other.size)
}

const SHORTEST_TITLE_WORD = 4
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** The longer words of a title; in a script without spaces, pairs of letters. */
function titleWords(title: string): Set<string> {
  const runs =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return new Set(
    runs.flatMap((run) => {
      if (!UNSPACED.test(run)) return run.length >= SHORTEST_TITLE_WORD ? [run] : []
      return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
    }),
  )
}
