import type { NewswireOutlet } from '../outlets.ts'

interface PageWords {
  locale: string
  /** The words before the name of an author. */
  by: string
  formerly(title: string): string
  more(outlet: string): string
  feed: string
  frontPage: string
  home: string
  missing: string
  /** A note that the outlet and its news are invented. */
  invented(outlet: string): string
}

/** All texts on the pages of outlets except their news, by language. */
export const pageWords: Record<NewswireOutlet['language'], PageWords> = {
  en: {
    locale: 'en-GB',
    by: 'By',
    formerly: (title) => `First published as “${title}”`,
    more: (outlet) => `More from ${outlet}`,
    feed: 'Feed',
    frontPage: 'Front page',
    home: 'Synthwire',
    missing: 'There is no such page',
    invented: (outlet) =>
      `${outlet} is made up, and so is its news. Synthwire publishes it to be tried out with.`,
  },
  de: {
    locale: 'de-DE',
    by: 'Von',
    formerly: (title) => `Zuerst erschienen als „${title}“`,
    more: (outlet) => `Mehr aus: ${outlet}`,
    feed: 'Feed',
    frontPage: 'Startseite',
    home: 'Synthwire',
    missing: 'Diese Seite gibt es nicht',
    invented: (outlet) =>
      `${outlet} ist erfunden, und seine Nachrichten sind es auch. Synthwire veröffentlicht sie zum Ausprobieren.`,
  },
  fr: {
    locale: 'fr-FR',
    by: 'Par',
    formerly: (title) => `D’abord paru sous le titre « ${title} »`,
    more: (outlet) => `À lire aussi dans ${outlet}`,
    feed: 'Flux',
    frontPage: 'À la une',
    home: 'Synthwire',
    missing: 'Cette page n’existe pas',
    invented: (outlet) =>
      `${outlet} est un journal inventé, et ses nouvelles aussi. Synthwire les publie à titre d’essai.`,
  },
}
