import type { SpokenLanguage } from './languages/language.ts'

/**
 * Writes the remaining signs as they are spoken: symbols by their names, brackets and dashes as
 * pauses.
 */
export function sayMarks(text: string, { symbols }: SpokenLanguage): string {
  return text
    .replaceAll(/[&+=@§#°×±≈<>≥≤™®©→‰]/g, (sign) => ` ${symbols[sign] ?? ''} `)
    .replaceAll(/[−–—]| -{1,3} /g, ', ')
    .replaceAll(/…|\.{2,10}/g, ', ')
    .replaceAll(/[()]/g, ', ')
    .replaceAll(/[/~]/g, ' ')
    .replaceAll('"', ' ')
    .replaceAll(/[€$£¥₹₩₽₿%²³ºª¹¿¡]/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ (?=[,.;:!?])/g, '')
    .replaceAll(/[,;:]{2,100}/g, ',')
    .replaceAll(/[,;:](?=[.!?])/g, '')
    .replaceAll(/(?<=[.!?])[,;:]/g, '')
    .replaceAll(/(?<=[,;:.!?])(?=\p{L})/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^[ ,;:.!?'-]{1,100}/g, '')
    .trim()
}
