import '../FindingTab.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { sources } from '../../../contract.ts'
import type { Candidate } from '../../../contracts/finding.ts'
import {
  redditFeeds,
  redditPeriods,
  redditSorts,
  type RedditFeed,
  type RedditOrder,
} from '#engine/addresses/reddit.ts'
import { FoundSourceRow } from '../FoundSourceRow.tsx'
import { RedditAccess } from './RedditAccess.tsx'

const sortWords: Record<RedditOrder['sort'], string> = {
  hot: 'Hot',
  new: 'New',
  top: 'Top',
}

const periodWords: Record<RedditOrder['period'], string> = {
  hour: 'of the hour',
  day: 'of the day',
  week: 'of the week',
  month: 'of the month',
  year: 'of the year',
  all: 'of all time',
}

/** The tab for communities, people, collections and searches of Reddit, by name or address. */
export function RedditTab({ onFollowed }: { onFollowed: () => void }) {
  const [text, setText] = useState('')
  const [order, setOrder] = useState<RedditOrder>({ sort: 'hot', period: 'week' })
  const followed = new Set(useRead(sources.listSources, {}).map(({ address }) => address))
  const feeds = redditFeeds(text, order)

  return (
    <div className="finding-tab">
      <div className="finding-fields">
        <SearchBox
          label="r/community, u/name, address or words"
          dir="auto"
          value={text}
          onChange={setText}
        />
        <Select
          aria-label="Order of posts"
          options={redditSorts.map((value) => ({ value, label: sortWords[value] }))}
          value={order.sort}
          onChange={(sort) => setOrder({ ...order, sort: sort as RedditOrder['sort'] })}
        />
        {order.sort === 'top' && (
          <Select
            aria-label="Time range"
            options={redditPeriods.map((value) => ({ value, label: periodWords[value] }))}
            value={order.period}
            onChange={(period) => setOrder({ ...order, period: period as RedditOrder['period'] })}
          />
        )}
      </div>
      <div aria-live="polite">
        {feeds.length > 0 && (
          <ul className="found-rows" aria-label="Found on Reddit">
            {feeds.map((feed) => (
              <FoundSourceRow
                key={feed.address}
                candidate={candidateOf(feed, followed)}
                onFollowed={onFollowed}
              />
            ))}
          </ul>
        )}
        {feeds.length === 0 && text.trim() !== '' && (
          <p className="finding-note">
            Not found on Reddit. Enter a community such as r/space, a user such as u/name, or words
            to search for.
          </p>
        )}
      </div>
      <RedditAccess />
    </div>
  )
}

function candidateOf(
  { address, title, site, named }: RedditFeed,
  followed: Set<string>,
): Candidate {
  return {
    address,
    title,
    site,
    kind: 'forum',
    found: 'On Reddit',
    newest: null,
    entriesPerWeek: null,
    isPaceAtLeast: false,
    category: 'general',
    language: null,
    isFollowed: followed.has(address),
    ...(named !== null && { checkFirst: named }),
  }
}
