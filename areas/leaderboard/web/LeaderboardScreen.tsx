import './Leaderboard.css'
import { useState } from 'react'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { modelCategories, type ModelCategory } from '../contract.ts'
import { isRanked, type ModelOrder } from '../leaderboard.ts'
import { ArenaPages } from './ArenaPages.tsx'
import { Ranking } from './Ranking.tsx'

const labels: Record<ModelCategory, string> = {
  overview: 'Overview',
  text: 'Text',
  webdev: 'WebDev',
  vision: 'Vision',
  'text-to-image': 'Text-to-Image',
  'image-edit': 'Image Edit',
  search: 'Search',
  'text-to-video': 'Text-to-Video',
  'image-to-video': 'Image-to-Video',
  copilot: 'Copilot',
}
const tabs = modelCategories.map((value) => ({ value, label: labels[value] }))

/** A comparison of language models by people's votes. */
export function LeaderboardScreen() {
  const [category, setCategory] = useState<ModelCategory>('overview')
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<ModelOrder>('rank')
  return (
    <>
      <header className="board-head">
        <ArenaPages />
        <p className="board-deck">
          People compare two answers without knowing who wrote them. The score is what is left when
          the votes are counted.
        </p>
      </header>
      <Tabs label="Category" tabs={tabs} value={category} onChange={setCategory}>
        {isRanked(category) ? (
          <Ranking
            key={category}
            category={category}
            choice={{ search, order }}
            onSearch={setSearch}
            onOrder={setOrder}
          />
        ) : (
          <ComingLater label={labels[category]} />
        )}
      </Tabs>
    </>
  )
}

function ComingLater({ label }: { label: string }) {
  return (
    <div className="board-notice">
      <Empty>
        {`${label} leaderboard data coming soon. We'll integrate more datasets as they become available.`}
      </Empty>
    </div>
  )
}
