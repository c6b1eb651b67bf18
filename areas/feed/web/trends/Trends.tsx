import './Trends.css'
import { useRead } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { trends, type Trend } from '../../contracts/trends.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'

/** Shows rising subjects; renders nothing if there are none. */
export function Trends() {
  const rising = useRead(trends.listTrends, useHub())
  const { searchFor } = useFeedPage()
  if (rising.length === 0) return null
  return (
    <Panel id="trending" title="Trending" skeleton={null}>
      <ul className="trends">
        {rising.map((trend) => (
          <li key={trend.words}>
            <button type="button" onClick={() => searchFor(`"${trend.words}"`)}>
              <strong dir="auto">{trend.words}</strong>
              <span className="meta">{why(trend)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function why({ articleCount, sourceCount, usual, hours }: Trend): string {
  const usually = usual < 0.5 ? 'hardly any' : String(Math.round(usual))
  return `${count(articleCount, 'article')} from ${count(sourceCount, 'source')} in ${hours} hours; usually ${usually}`
}
