import type { EditorsList } from './editors-list.ts'

/** An article on the page, with the event of most of its labelled entries; null if none is labelled. */
export interface Card {
  title: string
  event: string | null
  affair: string | null
  /** Outlets that carry it, and those of them that reported within the day. */
  outlets: number
  ofDay: number
}

export interface FrontPage {
  breaking: Card[]
  top: Card[]
}

export interface FrontQuality {
  /** The number of the editor's first twelve in Breaking or Top; `missed` names the others. */
  found: number
  missed: string[]
  /** Top stories that are in neither list of the editor. */
  strangers: number
  /** Top stories that most of their outlets reported before the day began. */
  old: number
  /** Breaking cards of a story that another card shows. */
  twice: number
  /** Breaking cards that are in no list of the editor; and the editor's breaking stories that are shown. */
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
