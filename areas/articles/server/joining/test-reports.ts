import type { TestItem } from '#feeds/test-feeds.ts'

/** Two reports of a tug that sank, and two of a bakery that won a prize. */
export const reports = {
  tug: {
    guid: 'tug',
    title: 'Tug Marlena sinks off Cape Orrin, crew of nine rescued',
    text: 'The tug Marlena sank off Cape Orrin before dawn on Monday. All nine crew members were lifted from a raft by the coast guard.',
    published: '2026-03-02T08:00:00Z',
  },
  crew: {
    guid: 'crew',
    title: 'Nine rescued as tug Marlena goes down off Cape Orrin',
    text: 'Nine sailors were rescued when the tug Marlena went down off Cape Orrin early on Monday. The coast guard lifted the crew from a raft.',
    published: '2026-03-02T08:40:00Z',
  },
  bakery: {
    guid: 'bakery',
    title: 'Bakery on Quay Street wins regional prize for its rye bread',
    text: 'A small bakery on Quay Street has won the regional prize for rye bread. The jury praised a crust that took eleven hours to rise and bake.',
    published: '2026-03-02T09:30:00Z',
  },
  bread: {
    guid: 'bread',
    title: 'Regional prize for rye bread goes to bakery on Quay Street',
    text: 'The regional prize for rye bread goes to a small bakery on Quay Street. Its crust takes eleven hours to rise and bake, the jury said.',
    published: '2026-03-02T09:50:00Z',
  },
} satisfies Record<string, TestItem>
