import type { SpokenLanguage } from './languages/language.ts'

const MAIL = /(?<![\w.+-])([\w.+-]{1,64})@([\w-]{1,63}(?:\.[\w-]{1,63}){1,4})/g
const ADDRESS =
  /(?<![\w.@])(?:https?:\/\/)?(?:www\.)?([a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){0,3}\.(?:com|org|net|int|info|gov|edu|eu|uk|de|fr|es|it|ch|at|io|ai|dev|app|example))(?![\w-])(?:[/?#][^\s"<>]*[^\s"<>.,;:!?)])?/gi
const OTHER_ADDRESS = /https?:\/\/(?:www\.)?([^\s/"<>?#]{1,100})[^\s"<>]*/gi
const HANDLE = /(?<![\w@.])@(\w{2,30})/g
const HASHTAG = /(?<![\w#])#(?=\p{L})([\p{L}\d]{1,60})/gu

/**
 * Writes addresses as they are spoken: only the host of a web address, but all of mail addresses,
 * handles and hashtags.
 */
export function sayAddresses(text: string, { words }: SpokenLanguage): string {
  const dots = (name: string) => name.replaceAll('.', ` ${words.dot} `).replaceAll(/[_+-]/g, ' ')
  return text
    .replaceAll(MAIL, (_, name: string, host: string) => `${dots(name)} ${words.at} ${dots(host)}`)
    .replaceAll(ADDRESS, (_, host: string) => dots(host.toLowerCase()))
    .replaceAll(OTHER_ADDRESS, (_, host: string) => dots(host))
    .replaceAll(HANDLE, (_, name: string) => `${words.at} ${apart(name.replaceAll('_', ' '))}`)
    .replaceAll(HASHTAG, (_, name: string) => `${words.hashtag} ${apart(name)}`)
}

/** Splits a name such as "ClimateAction" into words. */
function apart(name: string): string {
  return name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
}
