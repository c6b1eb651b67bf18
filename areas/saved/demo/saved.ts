import type { Saved, SavedItem } from '../contract.ts'
import { timeAgo } from '#core/demo-times.ts'

type Draft = readonly [title: string, category: string, hub: string, hoursAgo: number]

const HOUR_MINUTES = 60

/** The newest first; titles as they stand in the sample articles of the feed. */
const articles: readonly Draft[] = [
  [
    'Grid operators tell new data centers to bring their own power by 2028',
    'AI Infrastructure',
    'News Hub',
    1,
  ],
  [
    'River sensors the price of a bicycle saw the Ansel flood coming nine hours early',
    'Environment',
    'Harbor Desk',
    2,
  ],
  [
    'A quiet flaw in a popular build tool let strangers sign other people’s releases',
    'Cybersecurity',
    'News Hub',
    3,
  ],
  [
    'Two northern ports begin to schedule ships by the tide instead of by the queue',
    'Business',
    'Harbor Desk',
    5,
  ],
  [
    'An open-weight model that runs all day on the battery of a telephone',
    'Technology',
    'News Hub',
    8,
  ],
  [
    'Concord parliament agrees on one label for pictures and voices made by machines',
    'Policy & Government',
    'Newsroom Tools',
    11,
  ],
  [
    'Memory prices fall for a third week and take the chip makers with them',
    'Markets',
    'News Hub',
    20,
  ],
  [
    'Sea grass returns to the mouth of Port Ansel’s harbor after thirty years',
    'Environment',
    'Harbor Desk',
    26,
  ],
  [
    'Night-shift trial halves the number of sepsis cases that are noticed too late',
    'Healthcare',
    'News Hub',
    31,
  ],
  ['A browser that remembers why you opened the tab', 'Technology', 'Newsroom Tools', 44],
  [
    'Bats map a cave that they have never seen, from the echoes of others',
    'Science',
    'News Hub',
    52,
  ],
  ['Orrin Rail sells a bond that pays more when its trains are late', 'Markets', 'News Hub', 70],
  [
    'Forecasters fit the region’s weather into a device the size of a lighter',
    'Technology',
    'Harbor Desk',
    79,
  ],
  ['The Moon gets its own second', 'Space', 'News Hub', 101],
  [
    'A library that only publishes repeats of other people’s experiments turns five',
    'Science',
    'Newsroom Tools',
    138,
  ],
]

const threads: readonly Draft[] = [
  ['Which of my outlets reported the Tolle dam first?', 'Breaking', 'News Hub', 4],
  ['Compare what four papers say about data center power', 'AI Infrastructure', 'News Hub', 22],
  [
    'Explain the Torvan truce to somebody who only knows the ferry',
    'Policy & Government',
    'Harbor Desk',
    49,
  ],
  [
    'Three openings for Thursday’s newsletter, none with a question',
    'Business',
    'Newsroom Tools',
    75,
  ],
  ['Where do the leaderboard’s votes come from?', 'Technology', 'LMArena', 120],
]

const bookmarks: readonly Draft[] = [
  ['Tide and berth tables of Port Ansel', 'Environment', 'Harbor Desk', 7],
  ['LMArena: text models by score', 'Technology', 'LMArena', 30],
  ['House style for machine-made pictures', 'Policy & Government', 'Newsroom Tools', 118],
]

/** What a reader at Calder & Finch kept in the last days. */
export function sampleSaved(now: Date): Saved {
  const items = (kind: string, drafts: readonly Draft[]): SavedItem[] =>
    drafts.map(([title, category, hub, hoursAgo], index) => ({
      id: `${kind}-${index + 1}`,
      title,
      category,
      hub,
      savedAt: timeAgo(now, hoursAgo * HOUR_MINUTES),
      page: null,
    }))
  return {
    articles: items('article', articles),
    threads: items('thread', threads),
    bookmarks: items('bookmark', bookmarks),
  }
}
