import type { EditorsList } from './editors-list.ts'

/** An article on the page, with the event of most of its labelled entries; null if none is labelled. */
export interface Card {
  title: string
  event: string | null
  affair: string | null
  /**
   * The number of outlets that carry the article; `ofDay` counts those that reported within the
   * day.
   */
  outlets: number
  ofDay: number
}

export interface FrontPage {
  breaking: Card[]
  top: Card[]
}

export interface FrontQuality {
  /**
   * The number of stories of the editor's top list that are in Breaking or Top; `missed` names the
   * others.
   */
  found: number
  missed: string[]
  /** The number of Top stories that are in none of the editor's lists. */
  strangers: number
  /** The number of Top stories that most of their outlets reported before the day began. */
  old: number
  /** The number of Breaking cards whose affair another Breaking card shows already. */
  twice: number
  /**
   * The number of Breaking cards that are in no list of the editor; `breakingFound` counts the
   * editor's breaking stories that are shown.
   */
  breakingStrangers: number
  breakingFound: number
}

export function judgeFront({ breaking, top }: FrontPage, list: EditorsList): FrontQuality {
  const shown = new Set([...breaking, ...top].map(({ event }) => event))
  const wanted = [...list.top, ...list.acceptable]
  const isIn = (events: readonly string[], { event }: Card) =>
    event !== null && events.includes(event)
  const affairs = breaking.flatMap(({ affair }) => affair ?? [])
  return {
    found: list.top.filter((event) => shown.has(event)).length,
    missed: list.top.filter((event) => !shown.has(event)),
    strangers: top.filter((card) => !isIn([...wanted, ...list.breaking], card)).length,
    old: top.filter(isOld).length,
    twice: affairs.length - new Set(affairs).size,
    breakingStrangers: breaking.filter((card) => !isIn([...wanted, ...list.breaking], card)).length,
    breakingFound: list.breaking.filter((event) => breaking.some((card) => card.event === event))
      .length,
  }
}

export function isOld({ outlets, ofDay }: Card): boolean {
  return ofDay * 2 < outlets
}
