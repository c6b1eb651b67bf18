import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

interface Carried {
  /** The name of a carried thing. */
  nameOf: (id: UniqueIdentifier) => string
  /** The position of an item in words, such as "position 2 of 5". */
  whereOf: (id: UniqueIdentifier) => string
}

/** Announcements for screen readers of the position of a carried thing. */
export function carryAnnouncements({ nameOf, whereOf }: Carried): Announcements {
  return {
    onDragStart: ({ active }) =>
      `Picked up ${nameOf(active.id)}. Move it with the arrow keys, drop it with the space bar.`,
    onDragOver: ({ active, over }) =>
      over
        ? `${nameOf(active.id)} is over ${whereOf(over.id)}.`
        : `${nameOf(active.id)} is outside.`,
    onDragEnd: ({ active, over }) =>
      over
        ? `${nameOf(active.id)} was dropped at ${whereOf(over.id)}.`
        : `${nameOf(active.id)} was dropped nowhere and stays where it was.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  }
}
