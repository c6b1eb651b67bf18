import type { Saved, SavedItem } from '../contract.ts'
import { timeAgo } from '#core/demo-times.ts'

type Draft = readonly [title: string, category: string, hub: string, minutesAgo: number]

const HOUR = 60

const newsHub = 'News Hub'
const leaderboard = 'LMArena'

/**
 * Articles of the sample feed, the newest first, each saved some minutes after it was published.
 */
const articles: readonly Draft[] = [
  [
    'Concord parliament agrees on one label for pictures and voices made by machines',
    'Policy & Government',
    newsHub,
    5,
  ],
  [
    'Grid operators tell new data centers to bring their own power by 2028',
    'AI Infrastructure',
    newsHub,
    8,
  ],
  [
    'Memory prices fall for a third week and take the chip makers with them',
    'Markets',
    newsHub,
    14,
  ],
  [
    'Night-shift trial halves the number of sepsis cases that are noticed too late',
    'Healthcare',
    newsHub,
    22,
  ],
  [
    'A quiet flaw in a popular build tool let strangers sign other people’s releases',
    'Cybersecurity',
    newsHub,
    25,
  ],
  [
    'River sensors the price of a bicycle saw the Ansel flood coming nine hours early',
    'Environment',
    newsHub,
    33,
  ],
  [
    'An open-weight model that runs all day on the battery of a telephone',
    'Technology',
    newsHub,
    40,
  ],
  [
    'Two northern ports begin to schedule ships by the tide instead of by the queue',
    'Business',
    newsHub,
    55,
  ],
  ['A browser that remembers why you opened the tab', 'Technology', newsHub, 61],
  ['Bats map a cave that they have never seen, from the echoes of others', 'Science', newsHub, 88],
  [
    'Sea grass returns to the mouth of Port Ansel’s harbor after thirty years',
    'Environment',
    newsHub,
    190,
  ],
  [
    'A library that only publishes repeats of other people’s experiments turns five',
    'Science',
    newsHub,
    640,
  ],
  ['Orrin Rail sells a bond that pays more when its trains are late', 'Markets', newsHub, 1090],
  [
    'Forecasters fit the region’s weather into a device the size of a lighter',
    'Technology',
    newsHub,
    1175,
  ],
  ['The Moon gets its own second', 'Space', newsHub, 1290],
]

const threads: readonly Draft[] = [
  ['Which of my outlets reported the Tolle dam first?', 'Breaking', newsHub, 5],
  ['Compare what four papers say about data center power', 'AI Infrastructure', newsHub, 8],
  [
    'Explain the Torvan truce to somebody who only knows the ferry',
    'Policy & Government',
    newsHub,
    47,
  ],
  [
    'Three openings for Thursday’s newsletter, none with a question',
    'Business',
    newsHub,
    75 * HOUR,
  ],
  ['Where do the leaderboard’s votes come from?', 'Technology', leaderboard, 120 * HOUR],
]

const bookmarks: readonly Draft[] = [
  ['Tide and berth tables of Port Ansel', 'Environment', newsHub, 7 * HOUR],
  ['LMArena: text models by score', 'Technology', leaderboard, 30 * HOUR],
  ['House style for machine-made pictures', 'Policy & Government', newsHub, 118 * HOUR],
]

/** Things that a reader at Calder & Finch saved in the last days. */
export function sampleSaved(now: Date): Saved {
  const items = (kind: string, drafts: readonly Draft[]): SavedItem[] =>
    drafts.map(([title, category, hub, minutesAgo], index) => ({
      id: `${kind}-${index + 1}`,
      title,
      category,
      hub,
      savedAt: timeAgo(now, minutesAgo),
      page: null,
    }))
  return {
    articles: items('article', articles),
    threads: items('thread', threads),
    bookmarks: items('bookmark', bookmarks),
  }
}
