/** The most words of a title in a link. */
const WORDS = 8

/** The first words of a title for an address, such as "ferry-returns-to-cape-orrin". */
export function linkWords(title: string): string {
  return title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, WORDS)
    .join('-')
}
