import { Markup } from '#core/pages/markup.ts'

/** The stories for one placeholder of a page. */
export interface WantedStories {
  most: number
  /** The name of the section; empty for all sections. */
  section: string
  look: 'cards' | 'list'
}

const PLACE = /<!--news:(\d{1,3}):(cards|list):([23]):([\w.!~*'()%]*)-->/g

/**
 * Makes a placeholder for the newest stories, which change more often than the page is published.
 * Texts of readers cannot contain it, because their brackets are escaped.
 */
export function newsPlace({ most, section, look }: WantedStories, level: 2 | 3): Markup {
  const encoded = encodeURIComponent(section).replaceAll('-', '%2D')
  return new Markup(`<!--news:${most}:${look}:${level}:${encoded}-->`)
}

export function hasNews(html: string): boolean {
  return html.includes('<!--news:')
}

/** Replaces the placeholders of a page with stories. */
export function fillNews(
  html: string,
  draw: (wanted: WantedStories, level: 2 | 3) => Markup,
): string {
  return html.replaceAll(PLACE, (_, most: string, look: string, level: string, section: string) => {
    const wanted = { most: Number(most), section: decodeURIComponent(section) }
    return draw({ ...wanted, look: look as WantedStories['look'] }, level === '2' ? 2 : 3).text
  })
}
