/** Letters of other scripts that look like Latin ones, each with the Latin letter. */
const TWINS: Readonly<Record<string, string>> = Object.fromEntries([
  ['а', 'a'],
  ['с', 'c'],
  ['ԁ', 'd'],
  ['е', 'e'],
  ['һ', 'h'],
  ['і', 'i'],
  ['ј', 'j'],
  ['ӏ', 'l'],
  ['м', 'm'],
  ['о', 'o'],
  ['р', 'p'],
  ['ԛ', 'q'],
  ['ѕ', 's'],
  ['т', 't'],
  ['ѵ', 'v'],
  ['ԝ', 'w'],
  ['х', 'x'],
  ['у', 'y'],
  ['к', 'k'],
  ['в', 'b'],
  ['н', 'h'],
  ['г', 'r'],
  ['п', 'n'],
  ['α', 'a'],
  ['β', 'b'],
  ['ε', 'e'],
  ['η', 'n'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['ν', 'v'],
  ['ο', 'o'],
  ['ρ', 'p'],
  ['τ', 't'],
  ['υ', 'u'],
  ['χ', 'x'],
  ['ω', 'w'],
  ['γ', 'y'],
  ['օ', 'o'],
  ['ո', 'n'],
  ['ս', 'u'],
  ['հ', 'h'],
  ['ց', 'g'],
  ['ı', 'i'],
  ['ɡ', 'g'],
  ['ɑ', 'a'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['þ', 'p'],
])

/** Patterns of names that are accepted: in one script, or in scripts that are used together. */
const SCRIPTS: readonly RegExp[] = [
  /^\p{Script=Latin}+$/u,
  /^\p{Script=Cyrillic}+$/u,
  /^\p{Script=Greek}+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u,
  /^[\p{Script=Han}\p{Script=Hangul}]+$/u,
  /^[\p{Script=Han}\p{Script=Bopomofo}]+$/u,
  /^\p{Script=Arabic}+$/u,
  /^\p{Script=Hebrew}+$/u,
  /^[\p{Script=Devanagari}]+$/u,
  /^\p{Script=Thai}+$/u,
  /^\p{Script=Armenian}+$/u,
  /^\p{Script=Georgian}+$/u,
]

/**
 * The reason why a part of a domain is refused, such as letters that could be mistaken for others;
 * null if it is accepted.
 */
export function scriptFault(label: string): string | null {
  const letters = label.normalize('NFC').replaceAll(/[\d-]/g, '')
  if (/^[a-z]*$/.test(letters)) return null
  if (!/^[\p{L}\p{M}ー]+$/u.test(letters)) return `"${label}" has a sign that is no letter.`
  const bare = letters.normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (!SCRIPTS.some((script) => script.test(bare)))
    return `"${label}" mixes letters of several scripts.`
  const isForeign = !/^\p{Script=Latin}+$/u.test(bare)
  if (isForeign && /^[a-z]+$/.test(inLatin(bare)))
    return `"${label}" looks like a name in Latin letters.`
  return null
}

/** Replaces letters that look alike with the same letter, so that similar domains can be found. */
export function skeletonOf(domain: string): string {
  return inLatin(domain.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll('-', '')
    .replaceAll('0', 'o')
    .replaceAll(/[1i]/g, 'l')
    .replaceAll('5', 's')
    .replaceAll('8', 'b')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}

function inLatin(text: string): string {
  return text.replaceAll(/./gu, (letter) => TWINS[letter] ?? letter)
}
